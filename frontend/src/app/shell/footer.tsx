import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { htmlLanguage, LANGUAGES } from '../../lib/i18n/language';
import { LEAGUE } from '../../lib/league-config';
import { Button } from '../../ui/button';
import { ExternalLink, Link, PlainLink } from '../../ui/link';
import { sitemapSections } from './menu/menu';
import { MenuLabel } from './menu/menu-label';
import { useLanguageSwitch } from './menu/use-language-switch';

/** On a phone the pages are folded, by the menu's groups. Large screens have them in columns, all open. */
const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' },
    gap: { base: '3', md: '6' },
    '& h2': { fontSize: 'md', fontWeight: 'semibold', marginBottom: '2', mdDown: { srOnly: true } },
    '& li a, & section > a': { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'touch', md: '8' } },
    '& .reach ul, & .reach': { mdDown: { display: 'flex', flexWrap: 'wrap', columnGap: '3' } },
    '& .reach': { md: { display: 'contents' } },
  },
});

const Sitemap = styled('div', {
  base: {
    columns: { md: 2 },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'touch',
      fontSize: 'sm',
      fontWeight: 'semibold',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& details': { mdDown: { borderBottomWidth: '1px', borderColor: 'border' } },
    '& details[open] svg': { rotate: '180deg' },
    '& ul': { mdDown: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '3', paddingBottom: '2' } },
    // an older browser cannot show what is folded, so there the sections fold on large screens too
    '@supports selector(::details-content)': {
      '& summary': { md: { display: 'none' } },
      '& details::details-content': { md: { contentVisibility: 'visible' } },
    },
  },
});

interface FooterProps {
  /** As wide as the page above, where that is wider than others. */
  isDesk: boolean;
}

/** The footer of every page: language, the pages, contact with the association, and its name. */
export function Footer({ isDesk }: FooterProps) {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const switchTo = useLanguageSwitch();
  return (
    <Box as="footer" bg="bg.surface" borderTopWidth="1px" borderColor="border" marginTop={{ base: '4', md: '12' }}>
      <Box
        maxWidth={isDesk ? 'desk' : 'page'}
        marginX="auto"
        paddingX={{ base: '4', md: '6' }}
        paddingY={{ base: '3', md: '8' }}
        fontSize={{ base: 'xs', md: 'sm' }}
      >
        <Columns>
          <nav aria-labelledby="footer-pages">
            <h2 id="footer-pages">{t('footer.pages')}</h2>
            <Sitemap>
              {sitemapSections().map(({ key, links }) => (
                <details key={key}>
                  <summary>
                    {t(`menu.${key}`)}
                    <ChevronDown size={16} aria-hidden />
                  </summary>
                  <ul>
                    {links.map((link) => (
                      <li key={link.to}>
                        <Link to={link.to}>
                          <MenuLabel label={link.label} />
                        </Link>
                      </li>
                    ))}
                  </ul>
                </details>
              ))}
            </Sitemap>
          </nav>
          <div className="reach">
            <section>
              <h2>{t('footer.contact')}</h2>
              <PlainLink href={`mailto:${LEAGUE.contactEmail}`}>{LEAGUE.contactEmail}</PlainLink>
            </section>
            <section>
              <h2>{t('footer.follow')}</h2>
              <ul>
                {LEAGUE.socialLinks.map(({ name, url }) => (
                  <li key={name}>
                    <ExternalLink href={url}>{name}</ExternalLink>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <section>
            <h2>{t('footer.language')}</h2>
            <Flex gap="2">
              {LANGUAGES.map((one) => (
                <Button
                  key={one}
                  size="sm"
                  minHeight="touch"
                  lang={htmlLanguage(one)}
                  variant={one === language ? 'solid' : 'outline'}
                  aria-pressed={one === language}
                  onClick={() => switchTo(one)}
                >
                  {t(`preferences.language.${one}.name`)}
                </Button>
              ))}
            </Flex>
          </section>
        </Columns>
        <Box color="fg.muted" marginTop={{ base: '3', md: '6' }} textWrap="balance">
          {t('footer.organisation', { number: LEAGUE.organisationNumber })}
        </Box>
      </Box>
    </Box>
  );
}
