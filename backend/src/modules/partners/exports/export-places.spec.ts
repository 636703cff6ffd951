import { LeagueError } from '../../../domain/league-error.ts';
import { Fault } from '../../../platform/errors/fault.ts';
import { ExportPlaces, MOST_AT_ONCE, MOST_OF_AN_ADDRESS } from './export-places.ts';

const errorOf = (work: () => unknown): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
};

test('an address has its places and no more, and is told when to come back', () => {
  const places = new ExportPlaces();
  for (let n = 0; n < MOST_OF_AN_ADDRESS; n++) places.take('a');
  const refusal = errorOf(() => places.take('a'));
  expect(refusal).toBeInstanceOf(LeagueError);
  expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { params: { retryAfter: 15 } } });
  expect(errorOf(() => places.take('b'))).toBeNull();
});

test('when all places are taken, everyone is told to come back', () => {
  const places = new ExportPlaces();
  for (let n = 0; n < MOST_AT_ONCE; n++) places.take(`address ${n}`);
  const fault = errorOf(() => places.take('another'));
  expect(fault).toBeInstanceOf(Fault);
  expect(fault).toMatchObject({ status: 503, retryAfter: 15 });
});

test('a place that is given back twice is one place', () => {
  const places = new ExportPlaces();
  const giveBack = places.take('a');
  places.take('a');
  giveBack();
  giveBack();
  expect(errorOf(() => places.take('a'))).toBeNull();
  expect(errorOf(() => places.take('a'))).not.toBeNull();
});
