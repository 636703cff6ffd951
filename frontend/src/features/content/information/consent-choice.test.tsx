import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenConsent } from '../../../lib/consent';
import { renderPart } from '../../../test/render';
import { ConsentChoice } from './consent-choice';

test('a yes is taken back where the privacy text stands, and can be given again', async () => {
  document.cookie = 'cookieConsent=true';
  await renderPart(<ConsentChoice />, { namespaces: ['content-information'] });
  await userEvent.click(screen.getByRole('button', { name: 'Sluta räkna' }));
  expect(givenConsent()).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('Sidorna du läser räknas inte.');
  await userEvent.click(screen.getByRole('button', { name: 'Räkna sidorna' }));
  expect(givenConsent()).toBe(true);
});
