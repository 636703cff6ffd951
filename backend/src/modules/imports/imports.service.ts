import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { linesOf, subjectOf } from '../../domain/imports/import-table.ts';
import type { ImportKind } from '../../domain/imports/import-table.ts';
import { LeagueError, refusalOf } from '../../domain/league-error.ts';
import { Db } from '../../platform/db/db.ts';
import { readCsv } from '../../platform/read-csv.ts';
import { ImportLinesService } from './import-lines.service.ts';
import type { ImportedLine } from './imported-line.ts';

/** Tables of other programs, line by line. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly db: Db,
    private readonly lines: ImportLinesService,
  ) {}

  /**
   * Saves each line in its own transaction and with its own entry in the log, or with `isTrial` only says which lines
   * would be refused, and why: the same code runs, and its transaction is rolled back. A refused line stops no other.
   * Refuses a text that is no table of this kind (INVALID_INPUT).
   */
  async run(actor: Actor, kind: ImportKind, csv: string, { isTrial }: { isTrial: boolean }): Promise<ImportedLine[]> {
    const { table } = readCsv(csv, { relaxQuotes: true });
    if (!table) throw new LeagueError('INVALID_INPUT', 'api.import.unreadable');
    const lines = linesOf(kind, table.rows, table.headingLine);
    const firsts = new Map<string, number>();
    const done: ImportedLine[] = [];
    for (const { line, cells } of lines) {
      const { name, key } = subjectOf(kind, cells);
      const first = firsts.get(key);
      firsts.set(key, first ?? line);
      const save = () => this.lines.save(actor, kind, cells);
      const refusal =
        first === undefined ? await refusalOf(() => (isTrial ? this.db.rehearse(save) : save())) : sameAs(first);
      done.push({ line, name, refusal });
    }
    return done;
  }
}

const sameAs = (line: number): LeagueError =>
  new LeagueError('INVALID_INPUT', 'api.import.twice', { params: { line } });
