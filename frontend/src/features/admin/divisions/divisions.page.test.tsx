import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { DivisionSummariesDocument } from './divisions-page.generated';
import DivisionsPage from './divisions.page';

test('the menu of a row leads to each part of its division', async () => {
  const division = {
    ...{ divisionId: 4, division: 'Division 1', seasonId: 9, season: 'Säsong 9' },
    ...{ adminNickname: null, adminPlayerId: null, teamCount: 8, seriesCount: 28 },
  };
  await renderStaffPart(<DivisionsPage />, {
    namespaces: ['admin', 'admin-divisions', 'api'],
    answers: [viewerWith('ADMIN'), answerTo(DivisionSummariesDocument, { divisionSummaries: [division] })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Åtgärder för Division 1' }));
  const menu = await screen.findByRole('menu', { name: 'Åtgärder för Division 1' });
  const links = within(menu).getAllByRole('menuitem');
  expect(links.map((link) => link.textContent)).toEqual([
    'Inställningar',
    'Färger',
    'Lag',
    'Schema',
    'Veckor',
    'Discord',
  ]);
  expect(links[1]).toHaveAttribute('href', '/admin/divisions/4?part=colours');
});
