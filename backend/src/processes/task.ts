/** What the first process passes to a serving one, beside the configuration that both read. */
export interface Task {
  /** The database, with the login that owns the tables. */
  readonly url: string;
  /** The database, with the application's login. */
  readonly appUrl: string;
  /** Does this process do the work of a start: migrations, keys, the demo league? */
  readonly prepares: boolean;
  /** The port of the emulated outside services, if there are any. */
  readonly standInsPort?: number;
}

/** A variable between the product's own processes. Operators do not set it. */
const NAME = 'LEAGUE_TASK';

export const taskVariables = (task: Task): Record<string, string> => ({ [NAME]: JSON.stringify(task) });

export function readTask(env: NodeJS.ProcessEnv): Task {
  return JSON.parse(env[NAME] ?? '{}') as Task;
}
