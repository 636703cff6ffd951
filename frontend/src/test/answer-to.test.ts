import { TakeBackRequestDocument } from '../league/request-waiting.generated';
import { SessionDocument } from '../lib/session/session.generated';
import { dataOf } from './answer-to';

test('what the test does not say is made: null where it may be, else the plainest value', () => {
  expect(dataOf(SessionDocument, {})).toEqual({ me: null });
  const { me } = dataOf(SessionDocument, { me: { nickname: 'Åsa', team: { name: 'Tallmo' } } });
  expect(me).toMatchObject({ nickname: 'Åsa', isCaptain: false, roles: [], avatar: null });
  expect(me?.team).toMatchObject({ name: 'Tallmo', logo: null, id: expect.any(Number) });
});

test("a union's value is of the type that it says, or of the first", () => {
  const given = { __typename: 'Problem', messageKey: 'api.x' } as const;
  expect(dataOf(TakeBackRequestDocument, { cancelRequest: given }, { id: 1 }).cancelRequest).toMatchObject({
    __typename: 'Problem',
    messageKey: 'api.x',
    params: [],
  });
});

test('what the schema does not allow is refused', () => {
  expect(() => dataOf(SessionDocument, { me: { roles: ['KING'] } })).toThrow('KING');
  expect(() => dataOf(SessionDocument, { me: { nickname: {} as string } })).toThrow('String');
});
