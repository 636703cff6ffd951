import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section';
import type { ContestPartsFragment } from './contest.generated';
import { teamOf, type ContestSide } from './sides';

const pathOf = (seriesId: number, id: number) => `/api/match-week/series/${seriesId}/evidence/${id}`;

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
    gap: '3',
    '& img': { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 'sm', bg: 'bg.raised' },
  },
});

interface PicturesProps {
  contest: Pick<ContestPartsFragment, 'id' | 'series' | 'evidence'>;
  /** Only those of one team. */
  side?: ContestSide;
}

/** Pictures that the teams have sent. A press opens one in full. */
export function Pictures({ contest: { id: seriesId, series, evidence }, side: only }: PicturesProps) {
  const { t } = useTranslation('admin-contest');
  const shown = evidence.filter(({ side }) => only === undefined || side === only);
  if (shown.length === 0) return null;
  return (
    <List>
      {shown.map(({ id, kind, side }, index) => (
        <li key={id}>
          <a href={pathOf(seriesId, id)} target="_blank" rel="noreferrer">
            <img
              src={pathOf(seriesId, id)}
              alt={t(`picture.${kind}`, { number: index + 1, team: teamOf(series, side) })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </List>
  );
}

/** The teams' pictures of a series about which nobody has told a story: with one, each team's stand below its words. */
export function Evidence({ contest }: { contest: ContestPartsFragment }) {
  const { t } = useTranslation('admin-contest');
  if (contest.evidence.length === 0 || contest.result.dispute || contest.noShow.claim) return null;
  return (
    <Section heading={t('pictures')}>
      <Pictures contest={contest} />
    </Section>
  );
}
