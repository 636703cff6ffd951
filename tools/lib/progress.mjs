// What a long run says while it runs: which file has ended, and how many are left.
import { sayLine } from './project.mjs';

/**
 * @param {string} name of the suite
 * @param {number} total files
 * @param {(line: string) => void} [print]
 * @returns {(file: string, seconds: number, isGood: boolean) => void} to be called with each file that has ended
 */
export function progressOf(name, total, print = (line) => sayLine(line.replace(/^\[sbl\] /, ''))) {
  let done = 0;
  return (file, seconds, isGood) => {
    done++;
    print(`[sbl] ${name}: ${done} of ${total}, ${isGood ? '' : 'FAILED '}${file} (${seconds.toFixed(1)} s)`);
  };
}
