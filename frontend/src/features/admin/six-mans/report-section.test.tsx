import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { ReportSection } from './report-section';
import { QueuePlayersDocument, ReportSixMansSeriesDocument } from './six-mans.generated';

const NAMES = ['Ada', 'Bo', 'Cia', 'Dan', 'Eva', 'Finn'];
const knows = answerTo(QueuePlayersDocument, {
  searchPlayers: {
    items: NAMES.map((nickname, index) => ({
      player: { id: index + 1, nickname },
      discordName: null,
    })),
  },
});
const PROBLEM = {
  code: 'SAME_AGAIN',
  messageKey: 'api.six-mans.same-again',
  field: null,
  params: [{ name: 'minutes', value: '15' }],
};
const sent: { isAnother?: boolean | null }[] = [];
const answers = (it: object) =>
  answerTo(
    ReportSixMansSeriesDocument,
    { reportSixMansSeries: it },
    {
      variables: ({ input }: { input: { isAnother?: boolean | null } }) => {
        sent.push(input);
        return true;
      },
    },
  );

test('the same result of the same six is asked about, and sent again only when it is another series', async () => {
  const user = userEvent.setup();
  const done = { seriesId: 2 };
  await renderStaffPart(<ReportSection />, {
    answers: [knows, answers(PROBLEM), answers(done)],
    namespaces: ['admin-six-mans'],
  });
  for (const [index, field] of screen.getAllByRole('combobox', { name: /Spelare/ }).entries()) {
    await user.type(field, NAMES[index] ?? '');
  }
  const send = screen.getByRole('button', { name: 'Rapportera serien' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  expect(await screen.findByText(/har redan en serie med samma resultat/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Det är en serie till' }));
  await waitFor(() => expect(sent.map(({ isAnother }) => isAnother)).toEqual([false, true]));
});
