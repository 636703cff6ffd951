import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionDocument } from '../../lib/session/session.generated';
import { answerTo } from '../../test/answer-to';
import { renderPart } from '../../test/render';
import { StarButton } from './star-button';
import { MOST_STARS, starTeam, starsOf, useOwnTeamIds } from './stars';

const TEAM = { id: 7, name: 'Tallmo Tjädrar' };
const count = () => document.documentElement.style.getPropertyValue('--stars');

afterEach(() => {
  act(() => [7, 9].forEach((id) => starTeam(id, false)));
  localStorage.clear();
});

function Own() {
  return <p>{useOwnTeamIds().join(' ')}</p>;
}

const draw = (teamId: number | null) =>
  renderPart(
    <>
      <StarButton team={TEAM} />
      <Own />
    </>,
    {
      answers: [
        answerTo(
          SessionDocument,
          {
            me:
              teamId === null
                ? null
                : {
                    ...{ userId: 1, displayName: 'Ada', avatar: null, playerId: 5, nickname: 'Ada', isCaptain: false },
                    ...{ isMember: true, isStaff: false, nationality: 'SE', roles: [] },
                    team: { id: teamId, name: 'Norr', logo: null },
                  },
          },
          { times: 9 },
        ),
      ],
    },
  );

test('a visitor stars a team by one press, which this browser keeps, and takes the star away by another', async () => {
  await draw(null);
  const star = screen.getByRole('button', { name: 'Stjärnmärk Tallmo Tjädrar' });
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('stars')).toBe('7');
  expect(count()).toBe('1');
  expect(screen.getByText('7')).toBeInTheDocument();
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('stars')).toBe('');
  expect(count()).toBe('0');
});

test('the own team counts as starred without a press, first and once', async () => {
  act(() => [9, 7].forEach((id) => starTeam(id, true)));
  await draw(7);
  expect(await screen.findByText('7 9')).toBeInTheDocument();
});

test('a star of another tab is one here too', async () => {
  await draw(null);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'stars', newValue: '7' })));
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  [null, []],
  ['', []],
  ['7,9,7', [7, 9]],
  ['x,-1,0,1e3,99999999999, 8,8', [8]],
  [Array.from({ length: 40 }, (_, at) => at + 1).join(), Array.from({ length: MOST_STARS }, (_, at) => at + 1)],
])('what is stored as %j', (text, ids) => {
  expect(starsOf(text)).toEqual(ids);
});
