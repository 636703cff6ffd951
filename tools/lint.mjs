// npm run lint, in backend/ or frontend/: the types and the lint rules of one side. Most of the time of both is the compiler's, which
// works out each type once when both ask the same program.
import { ESLint } from 'eslint';
import ts from 'typescript';

const folder = process.cwd();

/** The program of the folder's tsconfig.json, and what is wrong with that file. */
function programOf(config) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  return { program: ts.createProgram(fileNames, options), errors };
}

const { program, errors } = programOf('tsconfig.json');
const wrong = [...errors, ...ts.getPreEmitDiagnostics(program)];
const names = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => folder, getNewLine: () => '\n' };
process.stdout.write(ts.formatDiagnostics(wrong, names));

const eslint = new ESLint({
  cwd: folder,
  errorOnUnmatchedPattern: false,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const results = await eslint.lintFiles(['.']);
process.stdout.write(await (await eslint.loadFormatter('stylish')).format(results));

const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
process.exitCode = wrong.length === 0 && isClean ? 0 : 1;
