/** For which rounds of a stage staff choose weeks and formats before it is drawn (R43). */
import { bracketOf, roundCount } from './bracket.ts';
import { FEWEST_TEAMS, mostTeamsOf } from './stage-shape.ts';
import type { StageKind, StageShape } from './stage-shape.ts';

/** What decides how many rounds a stage has, and can get by teams that sign up. */
interface PlannedStage extends StageShape {
  kind: StageKind;
  takesSignups: boolean;
}

/** The rounds that it has with its teams; 1 with too few. */
export const roundsOf = (shape: StageShape): number => (shape.teams < FEWEST_TEAMS ? 1 : roundCount(bracketOf(shape)));

/** The most rounds that it can get: those that it has, or, when it is open to teams that sign up, those of the most teams. */
export const mostRoundsOf = ({ kind, takesSignups, ...shape }: PlannedStage): number =>
  takesSignups ? roundsOf({ ...shape, teams: mostTeamsOf(kind, shape.format) }) : roundsOf(shape);
