import { screen, within } from '@testing-library/react';
import { renderPart } from '../../test/render';
import { Footer } from './footer';
import { sitemapLinks } from './menu/menu';

test('the whole sitemap is in the footer, folded by sections that open without a script', async () => {
  await renderPart(<Footer isDesk={false} />);
  const sitemap = screen.getByRole('navigation', { name: 'Sidor' });
  const sections = [...sitemap.querySelectorAll('details')];
  expect(sections.map((section) => section.querySelector('summary')?.textContent)).toEqual([
    'Liga',
    'Information',
    'Mer',
  ]);
  expect(sections.filter(({ open }) => open)).toEqual([]);
  const links = within(sitemap).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sitemapLinks().map(({ to }) => to));
});

test('both languages can be chosen there, and the present one is pressed', async () => {
  await renderPart(<Footer isDesk={false} />);
  expect(screen.getByRole('button', { name: 'Svenska', pressed: true })).toHaveAttribute('lang', 'sv');
  expect(screen.getByRole('button', { name: 'English', pressed: false })).toHaveAttribute('lang', 'en');
});
