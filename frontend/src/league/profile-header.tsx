import type { ReactNode } from 'react';
import { styled } from '../styled-system/jsx';
import { Skeleton } from '../ui/skeleton';
import { Crest } from '../ui/crest';
import { CrestColours } from '../ui/crest-colours';
import { PageHeading } from '../ui/page/page-heading';
import { pictureSource } from '../ui/picture-source';
import { DrawnBanner } from './drawn-banner';

interface ProfileHeaderProps {
  /** The owner's id, which also decides the drawn banner. */
  id: number;
  name: string;
  /** The logo or the avatar. */
  picture: string | null;
  isPictureRound?: boolean;
  /** 1000 × 200 px. Without one, a pattern is drawn. */
  banner: string | null;
  /** At the name's right: the link to the settings. */
  aside?: ReactNode;
  /** On the banner, at its lower edge: it comes later and moves nothing. */
  honours?: ReactNode;
  /** Short facts under the name. */
  children?: ReactNode;
  /** Content that needs the whole width, below the rest. */
  below?: ReactNode;
}

/** On a phone the name needs the width more. */
const PICTURE_SIDE = { base: '96px', md: '150px' };
/** The side of the loaded picture, in px. */
const LARGEST_SIDE = 150;

const Header = styled('header', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    bg: 'bg.surface',
    borderRadius: 'md',
    overflow: 'hidden',
    marginBottom: '6',
  },
});

const Banner = styled('div', {
  base: {
    position: 'relative',
    aspectRatio: '5 / 1',
    maxHeight: '13rem',
    width: 'full',
    overflow: 'hidden',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
    // no texts are over a drawing
    '& > svg + *': { zIndex: '0', opacity: '0.5' },
  },
});

const Line = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: { base: '4', md: '5' },
    paddingInline: { base: '3', md: '6' },
    paddingBottom: '5',
    minHeight: '7rem',
  },
});

const Frame = styled('div', {
  base: {
    alignSelf: 'start',
    zIndex: '1',
    marginTop: { base: '-8', md: '-20' },
    padding: '1',
    bg: 'bg.surface',
    borderRadius: 'md',
    lineHeight: '0',
    '& > *': {
      width: { base: `${PICTURE_SIDE.base}!`, md: `${PICTURE_SIDE.md}!` },
      height: { base: `${PICTURE_SIDE.base}!`, md: `${PICTURE_SIDE.md}!` },
      '@media (max-width: 359px)': { width: '72px!', height: '72px!' },
    },
  },
  variants: { isRound: { true: { borderRadius: 'full' } } },
});

const Words = styled('div', {
  base: {
    paddingTop: '3',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& h1': { marginBottom: '-4', hyphens: 'auto', '@media (max-width: 359px)': { fontSize: '2xl' } },
  },
});

const BannerPlace = styled('div', { base: { position: 'relative' } });

/** Beside the button in the corner on a phone, where the banner is low. */
const Honours = styled('div', {
  base: { position: 'absolute', zIndex: '1', bottom: '2', right: { base: '14', md: '3' } },
});

/** On a phone on the banner, where the name keeps its line: below the name a button alone would be a line of its own. */
const Aside = styled('span', {
  base: {
    display: 'inline-flex',
    borderRadius: 'md',
    mdDown: { position: 'absolute', zIndex: '1', top: '2', right: '2', bg: 'bg.surface' },
  },
});

const Below = styled('div', { base: { paddingInline: { base: '3', md: '6' }, marginTop: '-3', paddingBottom: '3' } });

/** The head of a team's or player's page: banner, picture, name and the most important facts. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { id, name, picture, isPictureRound = false, banner, aside, honours, children, below } = props;
  // a team's crest has its colours; a person's picture means nothing by them
  const crest = { image: picture, name, size: LARGEST_SIDE };
  return (
    <Header>
      {!isPictureRound && <CrestColours place="tint" {...crest} />}
      <BannerPlace>
        <Banner>
          {banner ? (
            <img src={pictureSource(banner, 1000)} alt="" width={1000} height={200} decoding="async" />
          ) : (
            <>
              <DrawnBanner seed={id} />
              {!isPictureRound && <CrestColours place="tint" {...crest} />}
            </>
          )}
        </Banner>
        {honours && <Honours>{honours}</Honours>}
      </BannerPlace>
      <Line>
        <Frame isRound={isPictureRound}>
          <Crest image={picture} name={name} size={LARGEST_SIDE} isRound={isPictureRound} isEager />
        </Frame>
        <Words>
          <PageHeading aside={aside && <Aside>{aside}</Aside>}>{name}</PageHeading>
          {children}
        </Words>
      </Line>
      {below && <Below>{below}</Below>}
    </Header>
  );
}

/** The placeholder while the team or player is loading. */
export function ProfileHeaderSkeleton({ isPictureRound = false }: { isPictureRound?: boolean }) {
  return (
    <Header>
      <Banner>
        <Skeleton height="full" borderRadius="none" />
      </Banner>
      <Line>
        <Frame isRound={isPictureRound}>
          <Skeleton borderRadius={isPictureRound ? 'full' : 'md'} />
        </Frame>
        <Words>
          <Skeleton height="9" width="14rem" maxWidth="full" marginBottom="2" />
          <Skeleton height="5" width="10rem" maxWidth="full" />
        </Words>
      </Line>
    </Header>
  );
}
