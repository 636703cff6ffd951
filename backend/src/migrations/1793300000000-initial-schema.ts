import { readdirSync, readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { functionsIn } from '../platform/db/functions.ts';

/** The tables by subject, then their references and indexes, and the rows that every database has. */
const FOLDER = new URL('./initial-schema/', import.meta.url);

const EXTENSIONS = `
  create extension if not exists btree_gist;
  create extension if not exists pg_trgm;
  create extension if not exists citext;`;

/**
 * The whole schema of the first release. Later changes of tables are migrations of their own; functions and triggers stand
 * in `schema/functions` as they are now, and are applied after all migrations.
 */
export class InitialSchema1793300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EXTENSIONS);
    // columns and indexes use these
    await runner.query(functionsIn('values.sql'));
    for (const file of readdirSync(FOLDER).toSorted()) {
      await runner.query(readFileSync(new URL(file, FOLDER), 'utf8'));
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('the first migration is undone by deleting the database'));
  }
}
