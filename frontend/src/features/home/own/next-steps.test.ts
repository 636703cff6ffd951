import { nextSteps } from './next-steps';
import type { OwnStepsQuery } from './own-steps.generated';

type Request = OwnStepsQuery['myRequests'][number];
const request = (kind: Request['kind'], teamName: string | null = null): Request => ({ id: 1, kind, teamName });
const invite = (status: 'PENDING' | 'DENIED') => ({ id: 4, invite: { id: 2, status, team: { id: 7, name: 'Blixt' } } });
const known = (myRequests: Request[] = [], items: ReturnType<typeof invite>[] = []): OwnStepsQuery => ({
  myRequests,
  notifications: { items },
});
const stepsOf = (hasPlayer: boolean, steps?: OwnStepsQuery) => nextSteps(hasPlayer, steps).map(({ step }) => step);

test.each<[string, boolean, OwnStepsQuery | undefined, string[]]>([
  ['a newcomer', false, known(), ['register', 'claim']],
  ['a newcomer, before it is known', false, undefined, ['register', 'claim']],
  ['who has claimed a player', false, known([request('EXISTING_USER')]), ['claim-waits', 'board']],
  ['a player without a team', true, known(), ['board', 'create']],
  ['who is invited', true, known([], [invite('DENIED'), invite('PENDING')]), ['invite', 'board']],
  ['who has declined', true, known([], [invite('DENIED')]), ['board', 'create']],
  ['who waits for staff to join', true, known([request('TRANSFER', 'Blixt')]), ['transfer', 'board']],
  ['who has asked for a new team', true, known([request('NEW_TEAM', 'Ny')]), ['new-team', 'board']],
  ['who is invited and waits', true, known([request('NEW_TEAM', 'Ny')], [invite('PENDING')]), ['invite', 'new-team']],
])('%s', (_who, hasPlayer, steps, expected) => {
  expect(stepsOf(hasPlayer, steps)).toEqual(expected);
});
