import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hideResults } from '../../../league/spoilers/hidden-results';
import { renderPart } from '../../../test/render';
import { ComparisonFrame } from './comparison-frame';
import { teamSide } from './side-names';

const side = (id: number, name: string) => teamSide({ id, name, logo: null });

test('who hides results sees a comparison after a press, and not the next one', async () => {
  hideResults(true);
  const frame = (away: string) => (
    <ComparisonFrame
      kind="teams"
      sides={{ home: side(5, 'Tallmo'), away: side(6, away) }}
      hasFailed={false}
      onRetry={() => undefined}
    >
      <p>4–1</p>
    </ComparisonFrame>
  );
  const { unmount } = await renderPart(frame('Vinter'), { namespaces: ['stats-compare'] });
  const button = await screen.findByRole('button', { name: 'Visa resultat: Tallmo – Vinter' });
  expect(screen.queryByText('4–1')).toBeNull();
  await userEvent.click(button);
  expect(screen.getByText('4–1')).toBeInTheDocument();
  unmount();

  await renderPart(frame('Höst'), { namespaces: ['stats-compare'] });
  expect(await screen.findByRole('button', { name: 'Visa resultat: Tallmo – Höst' })).toBeInTheDocument();
  expect(screen.queryByText('4–1')).toBeNull();
  act(() => hideResults(false));
});
