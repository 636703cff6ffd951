import { Play, Radio } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Crest } from '../../ui/crest';
import { TeamHalves } from '../team-halves';
import type { StreamedSeriesFragment } from './live-stream.generated';

const CREST = 72;

const Frame = styled('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    width: 'full',
    bg: 'bg.raised',
    borderRadius: 'md',
  },
});

const Player = styled('iframe', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', border: 'none' },
});

const Crests = styled('span', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    justifyItems: 'center',
    color: 'fg.muted',
    // between them is the button there
    '& > :first-child, & > :last-child': { mdDown: { scale: '0.65' } },
  },
});

/** The whole picture is the button. On a phone its word has no place beside the crests, so there it is a sign only. */
const Press = styled(
  'button',
  {
    base: {
      position: 'absolute',
      inset: '0',
      display: 'flex',
      alignItems: { base: 'center', md: 'flex-end' },
      justifyContent: 'center',
      paddingBottom: { md: '3' },
      borderRadius: 'md',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-2px' },
      '& > span': {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '2',
        minWidth: 'touch',
        minHeight: 'touch',
        paddingInline: { md: '4' },
        borderRadius: { base: 'full', md: 'md' },
        bg: 'action',
        color: 'action.contrast',
        fontWeight: 'semibold',
      },
      '& > span > span': { mdDown: { srOnly: true } },
    },
  },
  { defaultProps: { type: 'button' } },
);

const playerOf = (channel: string): string => {
  const asked = new URLSearchParams({ channel, parent: window.location.hostname, autoplay: 'true' });
  return `https://player.twitch.tv/?${asked.toString()}`;
};

interface StreamPlayerProps {
  /** The channel to play; null when it does not stream. */
  channel: string | null;
  /** Whose crests the still picture shows; null for none. */
  series: StreamedSeriesFragment | null;
  /** The id of the sentence that says what a press means. */
  describedBy: string;
  onPlay: () => void;
}

/**
 * A still picture of our own with one button, which puts the streaming service's player in its place: nothing of that service is
 * loaded before (T73).
 */
export function StreamPlayer({ channel, series, describedBy, onPlay }: StreamPlayerProps) {
  const { t } = useTranslation('league-live');
  const [isPlaying, setIsPlaying] = useState(false);
  const play = () => {
    setIsPlaying(true);
    onPlay();
  };
  if (isPlaying && channel !== null) {
    return (
      <Frame>
        {/* the button is gone, so keyboard users continue in the player */}
        <Player
          ref={(player) => player?.focus()}
          src={playerOf(channel)}
          title={t('player')}
          allow="autoplay; fullscreen"
          allowFullScreen
        />
      </Frame>
    );
  }
  return (
    <Frame>
      {series && <TeamHalves home={series.home} away={series.away} size={CREST} />}
      <Crests aria-hidden>
        {series && <Crest image={series.home.logo} name={series.home.name} size={CREST} />}
        {!series && <span />}
        <Radio size={28} />
        {series && <Crest image={series.away.logo} name={series.away.name} size={CREST} />}
      </Crests>
      {channel !== null && (
        <Press onClick={play} aria-describedby={describedBy}>
          <span>
            <Play size={20} aria-hidden />
            <span>{t('show')}</span>
          </span>
        </Press>
      )}
    </Frame>
  );
}
