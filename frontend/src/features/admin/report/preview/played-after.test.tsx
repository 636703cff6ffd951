import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answer-to';
import { renderStaffPart } from '../../../../test/render-staff';
import { BracketPreviewDocument } from './bracket-preview.generated';
import { PlayedAfter } from './played-after';
import { usePlayedChoice } from './use-played-choice';

const team = (id: number, name: string) => ({ id, name, logo: null });
const final = { seriesId: 9, home: team(1, 'Tallmo'), away: team(2, 'Ekbo'), homeGames: 3, awayGames: 1 };

function Asked() {
  const played = usePlayedChoice();
  return (
    <>
      <PlayedAfter seriesId={4} outcome={{ kind: 'RESET' }} choice={played.choice} onChoose={played.choose} />
      <output>{JSON.stringify(played.input)}</output>
    </>
  );
}
const draw = (preview: { played: (typeof final)[]; mayKeep: boolean }) =>
  renderStaffPart(<Asked />, {
    answers: [answerTo(BracketPreviewDocument, { bracketPreview: preview })],
    namespaces: ['report', 'ui'],
  });

test('played series are named with a way there, and nothing is chosen at first', async () => {
  await draw({ played: [final], mayKeep: true });
  expect(await screen.findByText('En spelad serie följer inte av det här resultatet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tallmo – Ekbo' })).toHaveAttribute('href', '/series/9');
  expect(screen.getByText('{}')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Den står fast: samma lag går vidare ändå'));
  expect(screen.getByText('{"played":"KEEP"}')).toBeVisible();
});

test('where nobody had gone on they can only be cleared', async () => {
  await draw({ played: [final], mayKeep: false });
  expect(await screen.findByLabelText('Den står fast: samma lag går vidare ändå')).toBeDisabled();
  await userEvent.click(screen.getByLabelText('Den nollställs och spelas av dem som har gått vidare'));
  expect(screen.getByText('{"played":"CLEAR"}')).toBeVisible();
});
