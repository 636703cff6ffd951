import fc from 'fast-check';
import {
  bracketChanges,
  statusesThatKeep,
  neededStatuses,
  playedAgainst,
  playedUnder,
  withoutKeeping,
} from './bracket-changes.ts';
import type { PlacedSeries } from './bracket-changes.ts';
import { bracketOf } from './bracket.ts';
import { bracketStates, isFinished, podiumOf } from './bracket-state.ts';
import type { BracketResult, BracketSeriesState } from './bracket-state.ts';
import { STAGE_EXITS } from './seed-status.ts';
import { beatenLastBy, statusesAfterExit, nextOf } from './stage-exit.ts';
import type { SeedStatus, StageExit } from './seed-status.ts';
import { anyPlayedBracket, anyShape, playOut } from './testing/play-bracket.ts';

const numRuns = Number(process.env['BRACKETS'] ?? 500);

/** What the database would have after these results were followed. */
const storedFor = (states: readonly BracketSeriesState[], results: readonly BracketResult[]): PlacedSeries[] =>
  bracketChanges(states, []).added.map(({ position, home, away }) => ({
    ...{ seriesId: position, position, home, away },
    isReported: results.some(
      (result) => result.position === position && result.seeds.includes(home) && result.seeds.includes(away),
    ),
  }));

/** Nothing is decided about who goes on from somewhere. */
const hasNothing = ({ goesOnFrom }: SeedStatus): boolean => goesOnFrom.length === 0;

/** A bracket that is played on while teams leave: at each step a lot says whether one leaves, which, and how. */
const anyLeftBracket = () =>
  fc
    .record({
      shape: anyShape(),
      lots: fc.infiniteStream(fc.nat({ max: 999 })),
    })
    .map(({ shape, lots }) => {
      const next = () => lots.next().value as number;
      const bracket = bracketOf(shape);
      let results: BracketResult[] = [];
      let statuses: SeedStatus[] = [];
      const left: { seed: number; exit: StageExit; played: number }[] = [];
      for (;;) {
        const states = bracketStates(bracket, results, statuses);
        const open = states.find(({ state }) => state === 'ready');
        if (!open || open.upper.is !== 'seed' || open.lower.is !== 'seed') break;
        if (next() % 6 === 0 && left.length < shape.teams - 1) {
          const seed = 1 + (next() % shape.teams);
          const hasLeft = statuses.some((status) => status.seed === seed && status.exit !== null);
          if (!hasLeft && nextOf(states, seed)) {
            const exit = STAGE_EXITS[next() % 2] as StageExit;
            const canReturn = exit === 'disqualified' && beatenLastBy(states, statuses, seed) !== null;
            const after = statusesAfterExit({ states, statuses }, seed, {
              ...{ exit, doesBeatenReturn: canReturn && next() % 2 === 0 },
            });
            const stands = bracketChanges(bracketStates(bracket, results, after), storedFor(states, results)).standing;
            // a return under a series that is played is refused
            if (stands.length === 0) {
              statuses = after;
              left.push({ seed, exit, played: results.length });
              continue;
            }
          }
        }
        const seeds = [open.upper.seed, open.lower.seed] as [number, number];
        results = [
          ...results,
          { position: open.series.position, seeds, winner: seeds[next() % 2] as number, isProvisional: false },
        ];
      }
      return { shape, bracket, results, statuses, left, states: bracketStates(bracket, results, statuses) };
    });

describe('in a bracket that teams leave', () => {
  test('everything comes to its end, and there is at most one champion, who has not left', () => {
    fc.assert(
      fc.property(anyLeftBracket(), ({ states, left }) => {
        expect(isFinished(states)).toBe(true);
        const { first, second, third } = podiumOf(states);
        for (const { seed, exit } of left) {
          expect(first).not.toBe(seed);
          if (exit === 'disqualified') expect([second, third]).not.toContain(seed);
        }
        const placed = [first, second, third].filter((seed) => seed !== null);
        expect(new Set(placed).size).toBe(placed.length);
      }),
      { numRuns },
    );
  });

  test('who has left plays nothing more, and nobody plays twice in a round', () => {
    fc.assert(
      fc.property(anyLeftBracket(), ({ states, results, left }) => {
        for (const { seed, played } of left) {
          expect(results.slice(played).every(({ seeds }) => !seeds.includes(seed))).toBe(true);
        }
        for (const round of new Set(states.map(({ series }) => series.round))) {
          const seeds = states.flatMap(({ series, state, upper, lower }) =>
            series.round === round && state === 'decided'
              ? [upper, lower].flatMap((side) => (side.is === 'seed' ? side.seed : []))
              : [],
          );
          expect(new Set(seeds).size).toBe(seeds.length);
        }
      }),
      { numRuns },
    );
  });

  test('with one team there is a champion as long as one stays', () => {
    fc.assert(
      fc.property(anyShape(), fc.constantFrom(...STAGE_EXITS), fc.nat(), (shape, exit, lot) => {
        const bracket = bracketOf(shape);
        const seed = 1 + (lot % shape.teams);
        const states = bracketStates(bracket, []);
        const statuses = statusesAfterExit({ states, statuses: [] }, seed, { exit, doesBeatenReturn: false });
        const results = playOut(bracket, () => 'better', [], statuses);
        expect(podiumOf(bracketStates(bracket, results, statuses)).first).not.toBeNull();
      }),
      { numRuns },
    );
  });
});

describe('a correction under series that are played', () => {
  const anyCorrection = () =>
    fc.record({ played: anyPlayedBracket(), at: fc.nat(), until: fc.nat(), isNobodys: fc.boolean() }).map((lot) => {
      const { played, at, until, isNobodys } = lot;
      const { bracket } = played;
      const results = played.results.slice(0, 1 + (until % played.results.length));
      const wrong = results[at % results.length] as BracketResult;
      const [one, other] = wrong.seeds;
      const corrected = results.map((result) =>
        result === wrong ? { ...wrong, winner: isNobodys ? null : wrong.winner === one ? other : one } : result,
      );
      const states = bracketStates(bracket, results);
      return { bracket, results, corrected, position: wrong.position, states, stored: storedFor(states, results) };
    });

  test('that stand fast: every played series keeps its teams, and the reverse leaves the same bracket', () => {
    fc.assert(
      fc.property(anyCorrection(), ({ bracket, results, corrected, position, states, stored }) => {
        const story = { bracket, results: corrected, statuses: [], stored };
        const isHeld = bracketChanges(bracketStates(bracket, corrected), stored).standing.length > 0;
        if (!isHeld) return;
        const statuses = statusesThatKeep(story, position);
        expect(statuses).not.toBeNull();
        const after = bracketStates(bracket, corrected, statuses ?? []);
        expect(bracketChanges(after, stored)).toEqual({ added: [], exchanged: [], removed: [], standing: [] });
        const kept = after.filter(({ overrule }) => overrule === 'kept').map(({ series }) => series.position);
        expect(kept).toEqual([position]);
        // staff are asked about the same series again, and can clear them then
        const asked = playedAgainst({ ...story, statuses: statuses ?? [] }, position);
        expect(asked).toEqual(playedUnder(story));
        expect(withoutKeeping({ ...story, statuses: statuses ?? [] }, position).statuses.every(hasNothing)).toBe(true);
        // it stays only while a played series needs it
        expect(neededStatuses({ ...story, statuses: statuses ?? [] })).toEqual(statuses);
        const back = neededStatuses({ bracket, results, stored, statuses: statuses ?? [] });
        expect(back.every(hasNothing)).toBe(true);
        expect(bracketStates(bracket, results, back)).toEqual(states);
      }),
      { numRuns },
    );
  });

  test('that are cleared: nothing is left that does not follow, and what does not follow from it stays', () => {
    fc.assert(
      fc.property(anyCorrection(), ({ bracket, corrected, position, stored }) => {
        const { standing } = bracketChanges(bracketStates(bracket, corrected), stored);
        const cleared = new Set(standing.map((series) => series.position));
        for (const one of cleared) expect(one).toBeGreaterThan(position);
        const results = corrected.filter((result) => !cleared.has(result.position));
        const left = stored.map((series) => (cleared.has(series.position) ? { ...series, isReported: false } : series));
        const states = bracketStates(bracket, results);
        expect(bracketChanges(states, left).standing).toEqual([]);
        expect(
          isFinished(
            bracketStates(
              bracket,
              playOut(bracket, () => 'worse', results),
            ),
          ),
        ).toBe(true);
      }),
      { numRuns },
    );
  });
});
