import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex, styled } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { TeamLink } from '../../../league/team-logo';
import { useLanguage } from '../../../lib/i18n/i18n';
import { withTimes } from '../../../lib/i18n/told-times';
import { useTimes } from '../../../lib/i18n/use-times';
import { PAGE_HEADING_ID } from '../../../ui/page/heading-focus';
import { focusLate } from '../../../ui/page/late-focus';
import { Instant } from '../../../ui/time/instant';
import { InviteAnswer } from './invite-answer';
import { NoticePlace } from './notice-place';
import { TimesNote } from '../../../ui/time/times-note';
import type { NoticeFragment } from './notice.generated';

interface NoticeListProps {
  /** Newest first. */
  notices: readonly NoticeFragment[];
  goOn: GoOn | null;
  /** Reads the list again. */
  onAnswered: (noticeId: number) => Promise<unknown>;
}

/**
 * Where the reader goes on: at the first of the notifications that they loaded, by its index, when it appears; or at
 * the one after an invite that they answered, because its buttons are gone.
 */
export type GoOn = { at: number } | { afterId: number };

const List = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > li': { paddingInline: '4', paddingBlock: '3' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& > li > p': { overflowWrap: 'anywhere' },
    '& time': { color: 'fg.muted', fontSize: 'sm' },
    '& > li[data-unread] > p': { fontWeight: 'semibold' },
  },
});

const Divider = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    _before: { content: '""', flex: '1', height: '2px', bg: 'border.control' },
    _after: { content: '""', flex: '1', height: '2px', bg: 'border.control' },
  },
});

const UnreadMark = styled('span', {
  base: { color: 'fg.action', fontSize: 'sm', fontWeight: 'semibold' },
});

/** Notifications with their date and the buttons for invites. A line follows the last new one. */
export function NoticeList({ notices, goOn, onAnswered }: NoticeListProps) {
  const { t } = useTranslation('messages-notifications');
  const list = useRef<HTMLUListElement>(null);
  const lastUnread = notices.findLastIndex(({ isRead }) => !isRead);
  const goOnId = goOn ? idToGoOnAt(notices, goOn) : undefined;

  useEffect(() => {
    if (goOnId === undefined) return;
    // after the last one
    if (goOnId === null) focusLate(document.getElementById(PAGE_HEADING_ID));
    else list.current?.querySelector<HTMLElement>(`[data-notice="${goOnId}"]`)?.focus();
  }, [goOnId]);

  return (
    <>
      <TimesNote />
      <List ref={list}>
        {notices.flatMap((notice, index) => {
          const item = <NoticeItem key={notice.id} notice={notice} onAnswered={onAnswered} />;
          const isLastUnread = index === lastUnread && index < notices.length - 1;
          return isLastUnread ? [item, <Divider key="divider">{t('earlier')}</Divider>] : [item];
        })}
      </List>
    </>
  );
}

/** Null: at no notification, because none follows. Undefined: it is not loaded yet. */
function idToGoOnAt(notices: readonly NoticeFragment[], goOn: GoOn): number | null | undefined {
  if ('at' in goOn) return notices[goOn.at]?.id;
  const answered = notices.findIndex(({ id }) => id === goOn.afterId);
  return (answered >= 0 ? notices[answered + 1]?.id : undefined) ?? null;
}

function NoticeItem({ notice, onAnswered }: { notice: NoticeFragment } & Pick<NoticeListProps, 'onAnswered'>) {
  const { t } = useTranslation('messages-notifications');
  const language = useLanguage();
  const times = useTimes();
  const { id, createdAt, isRead, invite, place } = notice;
  const textId = useId();
  return (
    <li data-notice={id} data-unread={isRead ? undefined : true} tabIndex={-1}>
      <Flex gap="3" align="baseline">
        <Instant isCompact at={createdAt} as="date-time" />
        {!isRead && <UnreadMark>{t('unread')}</UnreadMark>}
      </Flex>
      <Text id={textId} whiteSpace="pre-line">
        {withTimes(language === 'en' ? notice.descriptionEn : notice.descriptionSv, times)}
      </Text>
      {place && <NoticePlace place={place} textId={textId} />}
      {invite && (
        <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2" marginTop="2">
          <TeamLink team={invite.team} />
          <InviteAnswer invite={invite} onAnswered={() => onAnswered(id)} />
        </Flex>
      )}
    </li>
  );
}
