import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex, styled } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import type { NoticeFragment } from '../../gql/own-team/graphql';
import { TeamLink } from '../../league/team-logo';
import { formatDateTime } from '../../lib/i18n/format';
import { useLanguage } from '../../lib/i18n/i18n';
import { InviteAnswer } from './invite-answer';
import { NoticePlace } from './notice-place';

interface NoticeListProps {
  /** Newest first. */
  notices: readonly NoticeFragment[];
  /** Index of the notification that takes the focus when it appears: the first of those that the reader loaded. */
  focusAt: number | null;
  onAnswered: () => Promise<unknown>;
}

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
export function NoticeList({ notices, focusAt, onAnswered }: NoticeListProps) {
  const { t } = useTranslation('notifications');
  const list = useRef<HTMLUListElement>(null);
  const lastUnread = notices.findLastIndex(({ isRead }) => !isRead);
  const focusId = focusAt === null ? undefined : notices[focusAt]?.id;

  useEffect(() => {
    if (focusId !== undefined) list.current?.querySelector<HTMLElement>(`[data-notice="${focusId}"]`)?.focus();
  }, [focusId]);

  return (
    <List ref={list}>
      {notices.flatMap((notice, index) => {
        const item = <NoticeItem key={notice.id} notice={notice} onAnswered={onAnswered} />;
        const isLastUnread = index === lastUnread && index < notices.length - 1;
        return isLastUnread ? [item, <Divider key="divider">{t('earlier')}</Divider>] : [item];
      })}
    </List>
  );
}

function NoticeItem({ notice, onAnswered }: { notice: NoticeFragment } & Pick<NoticeListProps, 'onAnswered'>) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const { id, createdAt, isRead, invite, place } = notice;
  const textId = useId();
  return (
    <li data-notice={id} data-unread={isRead ? undefined : true} tabIndex={-1}>
      <Flex gap="3" align="baseline">
        <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        {!isRead && <UnreadMark>{t('unread')}</UnreadMark>}
      </Flex>
      <Text id={textId} whiteSpace="pre-line">
        {language === 'en' ? notice.descriptionEn : notice.descriptionSv}
      </Text>
      {place && <NoticePlace place={place} textId={textId} />}
      {invite && (
        <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2" marginTop="2">
          <TeamLink team={invite.team} />
          <InviteAnswer invite={invite} onAnswered={onAnswered} />
        </Flex>
      )}
    </li>
  );
}
