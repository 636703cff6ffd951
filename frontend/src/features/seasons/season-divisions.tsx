import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import { SeasonHonours } from '../../league/honours/season-honours';
import { SeasonFacts } from '../../league/season/season-facts';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { Section } from '../../ui/page/section';
import { lazyPart } from '../../ui/page/lazy-part';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { WhenNear } from '../../ui/page/when-near';
import type { SeasonsPageQuery } from './seasons-page.generated';
import { divisionName } from '../../league/division-name';
import { useLanguage } from '../../lib/i18n/i18n';

// below the lists, with a question of its own
const SeasonPyramid = lazyPart(() => import('./pyramid/season-pyramid').then((module) => module.SeasonPyramid));

type Season = SeasonsPageQuery['seasons'][number];

/** Beside each other: rows of a name only would be empty. */
const List = styled('ul', {
  base: {
    display: 'grid',
    // two on a phone that is not the smallest
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    gap: '2',
    '& > li': { bg: 'bg.surface', borderRadius: 'md', overflow: 'hidden' },
  },
});

const Row = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '14',
    height: 'full',
    paddingInline: { base: '3', sm: '4' },
    color: 'fg',
    lineHeight: 'tight',
    fontFamily: 'display',
    fontSize: 'lg',
    fontWeight: 'semibold',
    borderRadius: 'none',
    textDecoration: 'none',
    _hover: { bg: 'bg.raised' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** As large as the others beside a long name. */
const Chevron = styled(ChevronRight, { base: { flexShrink: '0' } });

/** A season's honours when it is settled, its divisions, the top one first, its play-offs, qualifiers and cups, and who went up and down. */
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
      {season.honours && (
        <Section heading={t('honours')}>
          <SeasonHonours honours={season.honours} />
        </Section>
      )}
      <Section heading={t('tables')}>
        <DivisionList divisions={season.divisions} />
      </Section>
      {season.stages.length > 0 && (
        <Section heading={t('stages')}>
          <DivisionList divisions={season.stages} />
        </Section>
      )}
      <WhenNear fallback={<SkeletonRows rows={8} />}>
        <SeasonPyramid fallback={<SkeletonRows rows={8} />} seasonId={season.id} />
      </WhenNear>
    </>
  );
}

function DivisionList({ divisions }: { divisions: Season['stages'] }) {
  const language = useLanguage();
  return (
    <List>
      {divisions.map((division) => (
        <li key={division.id}>
          <Row to={paths.division(division.discriminator, division.seasonId)}>
            {divisionName(division, language)}
            <Chevron aria-hidden size={20} />
          </Row>
        </li>
      ))}
    </List>
  );
}
