import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import { SeasonFacts } from '../../league/season/season-facts';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import type { SeasonsPageQuery } from './seasons-page.generated';

type Season = SeasonsPageQuery['seasons'][number];

const List = styled('ul', { base: { bg: 'bg.surface', borderRadius: 'md', overflow: 'hidden' } });

const Row = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '14',
    paddingInline: '4',
    color: 'fg',
    fontFamily: 'display',
    fontSize: 'lg',
    fontWeight: 'semibold',
    borderRadius: 'none',
    textDecoration: 'none',
    _hover: { bg: 'bg.raised' },
    _focusVisible: { outlineOffset: '-2px' },
    'li + li > &': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

/** As large as the others beside a long name. */
const Chevron = styled(ChevronRight, { base: { flexShrink: '0' } });

/** A season's divisions, the top one first, then its play-offs, qualifiers and cups. */
export function SeasonDivisions({ season }: { season: Season }) {
  const { t } = useTranslation('seasons');
  return (
    <>
      {season.isCurrent && (
        <Text color="fg.muted" marginBottom="2">
          {t('running')}
        </Text>
      )}
      <SeasonFacts season={season} />
      <List>
        {[...season.divisions, ...season.stages].map(({ id, name, discriminator, seasonId }) => (
          <li key={id}>
            <Row to={paths.division(discriminator, seasonId)}>
              {name}
              <Chevron aria-hidden size={20} />
            </Row>
          </li>
        ))}
      </List>
    </>
  );
}
