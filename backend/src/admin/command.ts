import type pg from 'pg';
import type { AppConfig } from '../platform/config/config.ts';

/** The things that a command works with. */
export interface Desk {
  client: pg.Client;
  databaseUrl: string;
  config: AppConfig;
  say(text: string): void;
}

/** A command of the operator. */
export interface Command {
  usage: string;
  does: string;
  /** The number of arguments, without the flags. */
  takes: number;
  run(desk: Desk, args: string[]): Promise<void>;
}

/** Shows the operator this sentence, and ends the command with 1. */
export class Refused extends Error {}

/** `1 row`, `2 rows`. */
export const countedThings = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
