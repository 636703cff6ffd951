import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { DecideDivisionTeamInput, TeamDecisionInput } from '../../../../lib/schema.generated';
import { useSession } from '../../../../lib/session/session';
import { answerTo, dataOf } from '../../../../test/answer-to';
import { renderStaffPart } from '../../../../test/render-staff';
import { viewerAnswer } from '../../../../test/viewer-answer';
import { CurrentTableDocument } from '../../report/preview/table-preview.generated';
import { AdminDivisionDocument } from '../admin-division.generated';
import { DecideDivisionTeamDocument } from '../division-actions.generated';
import { DecisionPreviewDocument, TeamUnplayedSeriesDocument } from '../division-parts.generated';
import { DecisionForm } from './decision-form';

const team = (id: number, name: string) => ({ id, name, logo: null });

const division = dataOf(
  AdminDivisionDocument,
  {
    adminDivision: {
      id: 4,
      discriminator: 'ettan',
      season: { id: 7, name: 'Säsong 7' },
      mayRun: true,
      entries: [{ team: team(1, 'Tallmo'), seriesCount: 3, version: 'read' }],
    },
  },
  { id: 4 },
).adminDivision!;
const [entry] = division.entries;

const row = { position: 1, diff: 0, points: 3, team: team(1, 'Tallmo') };

const plan = (id: number, week: number, away: string) => ({
  version: 0,
  series: { id, week, home: team(1, 'Tallmo'), away: team(10 + id, away) },
});

/** As in the back office: drawn when the viewer is known. */
function Decision() {
  const { viewer } = useSession();
  return (
    <>
      <Link to="/elsewhere">Bort</Link>
      {viewer && <DecisionForm division={division} entry={entry!} />}
    </>
  );
}

async function draw() {
  const sent: DecideDivisionTeamInput[] = [];
  const previewed: TeamDecisionInput[] = [];
  const answers = [
    viewerAnswer(),
    answerTo(CurrentTableDocument, { division: { id: 4, standings: [row] } }),
    answerTo(DecisionPreviewDocument, ({ decision }: { decision: TeamDecisionInput }) => {
      previewed.push(decision);
      return { decisionPreview: [row] };
    }),
    answerTo(TeamUnplayedSeriesDocument, { teamUnplayedSeries: [plan(21, 5, 'Ekbo'), plan(22, 6, 'Isviken')] }),
    answerTo(DecideDivisionTeamDocument, ({ input }: { input: DecideDivisionTeamInput }) => {
      sent.push(input);
      const refused = { code: 'SERIES_CHANGED_MEANWHILE', messageKey: 'api.series.changed-meanwhile' };
      return { decideDivisionTeam: { ...refused, field: null, params: [] } };
    }),
  ];
  await renderStaffPart(<Decision />, {
    answers,
    namespaces: ['admin', 'admin-divisions', 'ui'],
  });
  return { sent, previewed };
}

async function annul() {
  await userEvent.selectOptions(await screen.findByLabelText('Diskvalificering'), 'annulled');
  await userEvent.type(screen.getByLabelText('Anledning till diskvalificeringen'), 'Lämnade serien');
  expect(await screen.findByText('Vecka 5: Tallmo – Ekbo')).toBeVisible();
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Spara beslutet' }));

test('a disqualification asks first, shows what is not played, and gives no walkover unasked', async () => {
  const { sent } = await draw();
  await annul();
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Diskvalificera Tallmo?' });
  expect(within(dialog).getByText('2 ospelade serier ligger kvar i schemat.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Diskvalificera' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ teamId: 1, areResultsAnnulled: true, walkoverSeriesIds: [] });
});

test('one tick gives all of them, in the preview, in the question and in what is saved', async () => {
  const { sent, previewed } = await draw();
  await annul();
  await userEvent.click(screen.getByLabelText('Ge motståndarna walkover i alla 2'));
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ areResultsAnnulled: true, givesWalkovers: true }));
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Diskvalificera och ge 2 walkover' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ isDisqualified: true, walkoverSeriesIds: [21, 22] }));
});

test('what is no disqualification is saved without a question', async () => {
  const { sent } = await draw();
  const points = await screen.findByLabelText('Poängjustering');
  await userEvent.clear(points);
  // the field takes what is typed a moment later
  await waitFor(() => expect(points).toHaveValue(''));
  await userEvent.type(points, '-1');
  await waitFor(() => expect(points).toHaveValue('-1'));
  await userEvent.type(screen.getByLabelText('Anledning till poängjusteringen'), 'Sen anmälan');
  await save();
  await waitFor(() => expect(sent[0]).toMatchObject({ adjustment: -1, isDisqualified: false, walkoverSeriesIds: [] }));
});

test('a decision that is not saved outlives a reload, and a link away asks first', async () => {
  await draw();
  await annul();
  await userEvent.click(screen.getByRole('link', { name: 'Bort' }));
  const question = await screen.findByRole('dialog', { name: 'Lämna utan att spara?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Nej' }));
  cleanup();

  await draw();
  expect(await screen.findByText('Det du skrev senast är tillbaka')).toBeVisible();
  expect(screen.getByLabelText('Diskvalificering')).toHaveValue('annulled');
  expect(screen.getByLabelText('Anledning till diskvalificeringen')).toHaveValue('Lämnade serien');
  await userEvent.click(screen.getByRole('button', { name: 'Kasta det jag skrev' }));
  expect(screen.getByLabelText('Diskvalificering')).toHaveValue('in');
});
