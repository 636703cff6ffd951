import type { SeriesFormat } from '../../../../lib/schema.generated';
import { SCORES, type Score } from '../odds/series-chances';

/** The results that the reader supposes, by series. */
export type WhatIfResults = ReadonlyMap<number, Score>;

/** The server takes no more (R29). */
export const MOST_WHAT_IFS = 60;

const ENTRY = /^(\d{1,9}):(\d)-(\d)$/;

/**
 * Reads the supposed results of an address: `123:3-1,124:0-3`. An entry is left out when its series is not to be played
 * any more, when the format cannot have its score (R2), or when there are too many: an old link still shows the rest.
 */
export function readWhatIf(text: string | null, format: SeriesFormat, open: ReadonlySet<number>): WhatIfResults {
  const whatIfs = new Map<number, Score>();
  for (const entry of (text ?? '').split(',')) {
    const [, id, home, away] = ENTRY.exec(entry) ?? [];
    const score = SCORES[format].find(([own, other]) => String(own) === home && String(other) === away);
    if (score && open.has(Number(id)) && whatIfs.size < MOST_WHAT_IFS) whatIfs.set(Number(id), score);
  }
  return whatIfs;
}

/** The text of the address; null when nothing is supposed. The order of the presses does not matter. */
export function writeWhatIf(whatIfs: WhatIfResults): string | null {
  const entries = [...whatIfs].sort(([one], [other]) => one - other);
  return entries.length > 0 ? entries.map(([id, [home, away]]) => `${id}:${home}-${away}`).join(',') : null;
}

/** The supposed results after a press on a result: the same one again takes it back. */
export function afterPress(whatIfs: WhatIfResults, seriesId: number, score: Score): WhatIfResults {
  const next = new Map(whatIfs);
  if (next.get(seriesId) === score) next.delete(seriesId);
  else next.set(seriesId, score);
  return next;
}

/** A team whose place differs between two tables. */
export interface Moved {
  team: string;
  from: number;
  to: number;
}

interface Placed {
  team: { id: number; name: string };
  position: number;
}

/** The teams that have another place than before, best first. */
export function movedBetween(before: readonly Placed[], after: readonly Placed[]): Moved[] {
  const positions = new Map(before.map(({ team, position }) => [team.id, position]));
  return after.flatMap(({ team, position }) => {
    const from = positions.get(team.id);
    return from === undefined || from === position ? [] : [{ team: team.name, from, to: position }];
  });
}
