import { screen } from '@testing-library/react';
import { renderStaffPart } from '../../../test/render-staff';
import { LeftOut } from './left-out';

const team = (id: number, name: string) => ({ __typename: 'TeamRef' as const, id, name });

test('staff read before a draw who gets no seed, and why', async () => {
  const teams = [
    { team: team(1, 'Tallmo'), why: 'PLAYERS' as const, otherStage: null },
    { team: team(2, 'Isviken'), why: 'OTHER_STAGE' as const, otherStage: 'Kval B' },
    { team: team(3, 'Granhöjd'), why: 'FULL' as const, otherStage: null },
  ];
  await renderStaffPart(<LeftOut teams={teams} />, { namespaces: ['admin', 'admin-stages'] });
  const list = screen.getByRole('list', { name: '3 lag som är anmälda får ingen seedning, och får veta varför:' });
  expect([...list.children].map((row) => row.textContent)).toEqual([
    'Tallmo: färre än tre spelare, eller färre än två svenska medborgare',
    'Isviken: är seedat i Kval B',
    'Granhöjd: starkare lag har platserna',
  ]);
});

test('without such teams nothing is said', async () => {
  const { container } = await renderStaffPart(<LeftOut teams={[]} />, { namespaces: ['admin', 'admin-stages'] });
  expect(container.querySelector('ul')).toBeNull();
});
