import { screen } from '@testing-library/react';
import { renderPart } from '../../test/render';
import { Flag } from './flag';

test.each([
  { country: 'SE', language: 'se', name: 'Sverige', why: 'the country in the reader’s language' },
  { country: 'no', language: 'en', name: 'Norway', why: 'lower case is the same country' },
  { country: 'JP', language: 'en', name: 'Japan', why: 'a country whose flag is not drawn has a name all the same' },
  { country: '??', language: 'en', name: '??', why: 'what is no country is said as it is' },
] as const)('$country in $language is $name: $why', async ({ country, language, name }) => {
  await renderPart(<Flag country={country} />, { language });
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
});

test('a country whose flag is not drawn shows its code', async () => {
  await renderPart(<Flag country="jp" />);
  expect(screen.getByRole('img', { name: 'Japan' })).toHaveTextContent('JP');
});
