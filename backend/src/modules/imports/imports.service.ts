import { Injectable } from '@nestjs/common';
import { CsvError, parse } from 'csv-parse/sync';
import type { Actor } from '../../domain/actor.ts';
import { linesOf, subjectOf } from '../../domain/imports/import-table.ts';
import type { ImportKind } from '../../domain/imports/import-table.ts';
import { LeagueError, refusalOf } from '../../domain/league-error.ts';
import { Db } from '../../platform/db/db.ts';
import { ImportLinesService } from './import-lines.service.ts';
import type { ImportedLine } from './imported-line.ts';

/** What separates cells: a spreadsheet copies with tabs, Swedish ones save with semicolons, others with commas. */
const SEPARATORS = ['\t', ';', ','];

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
    const lines = linesOf(kind, rowsOf(csv));
    const firsts = new Map<string, number>();
    const done: ImportedLine[] = [];
    for (const { line, cells } of lines) {
      const name = subjectOf(kind, cells);
      const first = firsts.get(name);
      firsts.set(name, first ?? line);
      const save = () => this.lines.save(actor, kind, cells);
      const refusal =
        first === undefined ? await refusalOf(() => (isTrial ? this.db.rehearse(save) : save())) : sameAs(first);
      done.push({ line, name, refusal });
    }
    return done;
  }
}

function rowsOf(csv: string): string[][] {
  const [heading = ''] = csv.split(/\r?\n/, 1);
  const delimiter = SEPARATORS.find((separator) => heading.includes(separator)) ?? ',';
  try {
    return parse(csv, { bom: true, delimiter, relaxColumnCount: true, relaxQuotes: true });
  } catch (error) {
    if (error instanceof CsvError) throw new LeagueError('INVALID_INPUT', 'api.import.unreadable');
    throw error;
  }
}

const sameAs = (line: number): LeagueError =>
  new LeagueError('INVALID_INPUT', 'api.import.twice', { params: { line } });
