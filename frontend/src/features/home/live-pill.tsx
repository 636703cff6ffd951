import { Radio } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import { HomePageDocument } from '../../gql/home/graphql';
import type { LiveStreamQuery } from '../../gql/home/graphql';
import { useLiveStreamQuery } from '../../gql/home/hooks';
import { LiveLine } from '../../league/live/live-line';
import { Button } from '../../ui/button';
import { ExternalLink } from '../../ui/link';
import { Modal } from '../../ui/dialog/modal';

/** How often to check whether the channel streams, while the page is visible. */
const LOOK_MS = 120_000;

// Over the banner's corner, so that nothing moves when it appears. On a phone a crest is there, so it is over the edge, in
// the middle.
const Corner = styled('div', {
  base: {
    position: 'absolute',
    top: { base: '-6', md: '2' },
    right: { base: '50%', md: '2' },
    translate: { base: '50% 0', md: 'none' },
    zIndex: '1',
  },
});

const Player = styled('iframe', {
  base: { width: 'full', aspectRatio: '16 / 9', borderRadius: 'md', border: 'none' },
});

const playerOf = (channel: string): string => {
  const asked = new URLSearchParams({ channel, parent: window.location.hostname, autoplay: 'false' });
  return `https://player.twitch.tv/?${asked.toString()}`;
};

const PAGE = [HomePageDocument];

/** What moves on the start page by itself: its results, and the channel. It comes with code of its own. */
export default function LiveParts() {
  return (
    <>
      <LiveLine queries={PAGE} />
      <LivePill />
    </>
  );
}

/** Asks whether the league's channel streams, and says so. */
export function LivePill() {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useLiveStreamQuery({ pollInterval: LOOK_MS, skipPollAttempt: () => document.hidden });
  const stream = data?.liveStream;
  // its texts load only then
  return stream && (stream.isLive || isOpen) ? <Pill stream={stream} isOpen={isOpen} onOpen={setIsOpen} /> : null;
}

interface PillProps {
  stream: NonNullable<LiveStreamQuery['liveStream']>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/**
 * The video comes from the streaming service, so it is loaded only for readers who click, after a text that says what
 * this means (T73).
 */
function Pill({ stream, isOpen, onOpen }: PillProps) {
  const { t } = useTranslation('home-live');
  const [isShown, setIsShown] = useState(false);
  const close = () => {
    onOpen(false);
    setIsShown(false);
  };
  return (
    <>
      <Corner>
        <Button variant="solid" aria-haspopup="dialog" onClick={() => onOpen(true)}>
          <Radio size={16} aria-hidden />
          {t('on-air')}
        </Button>
      </Corner>
      {isOpen && (
        <Modal
          title={stream.title ?? t('label')}
          onClose={close}
          actions={
            <>
              <Button variant="ghost" onClick={close}>
                {t('close')}
              </Button>
              <ExternalLink href={`https://www.twitch.tv/${encodeURIComponent(stream.channel)}`}>
                {t('elsewhere')}
              </ExternalLink>
              {!isShown && (
                <Button variant="solid" onClick={() => setIsShown(true)}>
                  {t('show')}
                </Button>
              )}
            </>
          }
        >
          {isShown ? (
            <Player src={playerOf(stream.channel)} title={t('player')} allowFullScreen />
          ) : (
            <Text>{t('consent')}</Text>
          )}
        </Modal>
      )}
    </>
  );
}
