import { pino } from 'pino';
import { log } from '../../src/platform/logging/logger.ts';

/**
 * The errors and warnings in the log of the application that a test talks to. Its answers say only "Internal error", so a test that
 * fails prints what it was: Jest's environment asks for them (shared-environment.cjs). A test that reads the log itself (`logLines`) has its
 * lines, and none of them come here.
 */
let errors: string[] = [];

/** The last ones tell enough. */
const MOST = 20;

const { warn: WARNING } = log.levels.values;

function write(line: string): void {
  const { level } = JSON.parse(line) as { level: number };
  if (level >= WARNING!) errors = [...errors, line].slice(-MOST);
}

const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[pino.symbols.streamSym]!;

Object.assign(globalThis, {
  loggedErrors: {
    /** Forgets those of the test before. In a new file also takes the lines back that the last file may have read itself. */
    begin: (isNewFile: boolean): void => {
      if (isNewFile) stream.write = write;
      errors = [];
    },
    take: (): string => {
      const told = errors.map((line) => line.replaceAll(String.raw`\n`, '\n')).join('');
      errors = [];
      return told && `The application has logged:\n${told}`;
    },
  },
});
