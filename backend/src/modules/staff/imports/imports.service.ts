import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import type { ImportKind } from '../../../domain/imports/import-columns.ts';
import { pastedPlayers, playersTwice, subjectOf, tableOf } from '../../../domain/imports/import-table.ts';
import type { Cells } from '../../../domain/imports/import-table.ts';
import { LeagueError, refusalOf } from '../../../domain/league-error.ts';
import { Db } from '../../../platform/db/db.ts';
import { readCsv } from '../../../platform/read-csv.ts';
import { ImportLinesService } from './import-lines.service.ts';
import type { ImportedLine, ImportedTable } from './imported-line.ts';
import type { TableChoices, WholeTable } from './table-choices.ts';

/** Tables of other programs, line by line. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly db: Db,
    private readonly lines: ImportLinesService,
  ) {}

  /**
   * Saves each line in its own transaction and with its own entry in the log, or with `isTrial` only says which lines
   * would be refused, and why: the same code runs, and its transaction is rolled back. A refused line stops no other, and one that says
   * what is so already writes nothing. Refuses a text that is no table of this kind (INVALID_INPUT).
   */
  async run(
    actor: Actor,
    kind: ImportKind,
    csv: string,
    { isTrial, ...choices }: TableChoices & { isTrial: boolean },
  ): Promise<ImportedTable> {
    const { table } = readCsv(csv, { relaxQuotes: true });
    if (!table) throw new LeagueError('INVALID_INPUT', 'api.import.unreadable');
    const { lines, unread } = tableOf(kind, table.rows, table.headingLine);
    const firsts = new Map<string, number>();
    const ofTeams = kind === 'newTeams' ? lines : [];
    const twice = playersTwice(ofTeams);
    const whole = { ...choices, pastedPlayers: pastedPlayers(ofTeams) };
    const done: ImportedLine[] = [];
    for (const { line, cells } of lines) {
      const { name, key } = subjectOf(kind, cells);
      const first = firsts.get(key);
      firsts.set(key, first ?? line);
      const again = twice.get(line);
      if (first !== undefined) done.push({ line, name, ...refusedLine('twice', { line: first }) });
      else if (again) done.push({ line, name, ...refusedLine('player-twice', { name: again.name, line: again.line }) });
      else done.push({ line, name, ...(await this.save(actor, { kind, cells, isTrial, whole })) });
    }
    return { lines: done, unread };
  }

  private async save(actor: Actor, { kind, cells, isTrial, whole }: WantedLine): Promise<SavedLine> {
    let result: SavedLine = { ...NOTHING, refusal: null };
    const work = async (): Promise<void> => {
      result = { ...(await this.lines.save(actor, kind, cells, whole)), refusal: null };
    };
    const refusal = await refusalOf(() => (isTrial ? this.db.rehearse(work) : this.db.transaction(work)));
    return refusal ? { ...NOTHING, refusal } : result;
  }
}

/** A line as it is to be saved, or tried. */
interface WantedLine {
  kind: ImportKind;
  cells: Cells;
  isTrial: boolean;
  whole: WholeTable;
}

type SavedLine = Omit<ImportedLine, 'line' | 'name'>;

/** What a refused line makes. */
const NOTHING: Omit<SavedLine, 'refusal'> = { outcome: null, newPlayers: [], knownPlayers: [] };

const refusedLine = (what: string, params: Record<string, string | number>): SavedLine => ({
  ...NOTHING,
  refusal: new LeagueError('INVALID_INPUT', `api.import.${what}`, { params }),
});
