import { TakeBackRequestDocument } from '../league/request-waiting.generated';
import { SessionDocument } from '../lib/session/session.generated';
import { dataOf } from './answer-to';

test('what the test does not say is made: null where it may be, else the plainest value', () => {
  expect(dataOf(SessionDocument, {})).toEqual({ me: null });
  const { me } = dataOf(SessionDocument, { me: { nickname: 'Åsa', team: { name: 'Tallmo' } } });
  expect(me).toMatchObject({ nickname: 'Åsa', isCaptain: false, roles: [], avatar: null });
  expect(me?.team).toMatchObject({ name: 'Tallmo', logo: null, id: expect.any(Number) });
});

test("a union's value is a problem when it has a code, and of the type that it says", () => {
  const answerOf = (given: object) =>
    dataOf(TakeBackRequestDocument, { cancelRequest: given }, { id: 1 }).cancelRequest;
  expect(answerOf({ messageKey: 'api.x' })).toEqual({ __typename: 'Done', messageKey: 'api.x' });
  const problem = { __typename: 'Problem', messageKey: 'api.x', params: [] };
  expect(answerOf({ code: 'INVALID_INPUT', messageKey: 'api.x' })).toMatchObject(problem);
  expect(answerOf({ __typename: 'Problem', messageKey: 'api.x' })).toMatchObject(problem);
});

test('what the schema does not allow is refused', () => {
  expect(() => dataOf(SessionDocument, { me: { roles: ['KING'] } })).toThrow('KING');
  expect(() => dataOf(SessionDocument, { me: { nickname: {} as string } })).toThrow('String');
});
