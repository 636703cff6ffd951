import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { renderPart } from '../../test/render';
import { UrlTabs } from './url-tabs';

const tabs = [
  { id: 's', label: 'S', content: 'Ingen har rang S', isDisabled: true },
  { id: 'x', label: 'X', content: 'De bästa' },
  { id: 'a', label: 'A', content: 'De näst bästa' },
];

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

test('the first tab that can be chosen is open at first', async () => {
  await renderPart(<UrlTabs label="Ranger" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'X' })).toHaveTextContent('De bästa');
  expect(screen.getByRole('tab', { name: 'S' })).toBeDisabled();
});

test('the address chooses, unless it names a tab that is not there or is disabled', async () => {
  const { unmount } = await renderPart(<UrlTabs label="Ranger" tabs={tabs} param="rank" />, { at: '/?rank=a' });
  expect(screen.getByRole('tabpanel')).toHaveTextContent('De näst bästa');
  unmount();
  await renderPart(<UrlTabs label="Ranger" tabs={tabs} param="rank" />, { at: '/?rank=s' });
  expect(screen.getByRole('tabpanel')).toHaveTextContent('De bästa');
});

test('arrow keys go round the tabs that can be chosen, with focus and address', async () => {
  await renderPart(<UrlTabs label="Ranger" tabs={tabs} />, { at: '/?sort=elo-desc' });
  screen.getByRole('tab', { name: 'X' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'A' })).toHaveFocus();
  expect(screen.getByTestId('address')).toHaveTextContent('/?sort=elo-desc&tab=a');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'X', selected: true })).toHaveFocus();
});

test('Back leads to the tab before the one that was pressed', async () => {
  await renderPart(
    <>
      <UrlTabs label="Ranger" tabs={tabs} />
      <Back />
    </>,
    { at: '/' },
  );
  await userEvent.click(screen.getByRole('tab', { name: 'A' }));
  await userEvent.click(screen.getByRole('tab', { name: 'A' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/?tab=a');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('tab', { name: 'X', selected: true })).toBeVisible();
});

test('a walk over the tabs by arrow keys is one step back', async () => {
  await renderPart(
    <>
      <UrlTabs label="Ranger" tabs={tabs} />
      <Back />
    </>,
    { at: '/' },
  );
  screen.getByRole('tab', { name: 'X' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}');
  expect(screen.getByTestId('address')).toHaveTextContent('/?tab=a');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});
