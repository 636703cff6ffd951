import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useShare } from '../../../league/share/use-share';
import { useTimes } from '../../../lib/i18n/use-times';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { Flex, styled } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { Input } from '../../../ui/form/form-control';
import { Spinner } from '../../../ui/page/spinner';
import { Heading, Text } from '../../../ui/text';
import { useMakeInviteLinkMutation, useWithdrawInviteLinkMutation } from './team-settings-actions.generated';
import type { ViewerTeam } from './viewer-team';

const Part = styled('div', {
  base: {
    padding: '4',
    marginBottom: '5',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > label': { display: 'block', marginTop: '3', marginBottom: '1', fontWeight: 'medium' },
  },
});

/** The captain's link that invites whoever opens it (R42): to make, share, change and remove. */
export function InviteLinkPart({ team, isDisabled }: { team: ViewerTeam; isDisabled: boolean }) {
  const { t } = useTranslation('teams-settings');
  const make = useAction(useMakeInviteLinkMutation(), { refetch: ['TeamSettingsPage'] });
  return (
    <Part>
      <Heading as="h3" size="sm">
        {t('invites.link.heading')}
      </Heading>
      <Text color="fg.muted" marginTop="1">
        {t('invites.link.what')}
      </Text>
      {team.inviteLink ? (
        <OpenLink team={team} link={team.inviteLink} isDisabled={isDisabled} />
      ) : (
        <Button
          variant="solid"
          marginTop="3"
          isWaiting={make.busy}
          disabled={isDisabled}
          onClick={() => void make.run({})}
        >
          {make.busy && <Spinner />}
          {t('invites.link.make')}
        </Button>
      )}
    </Part>
  );
}

interface OpenLinkProps {
  team: ViewerTeam;
  link: NonNullable<ViewerTeam['inviteLink']>;
  isDisabled: boolean;
}

function OpenLink({ team, link, isDisabled }: OpenLinkProps) {
  const { t } = useTranslation('teams-settings');
  const times = useTimes();
  const id = useId();
  const share = useShare();
  const [dialog, ask] = useConfirm();
  const make = useAction(useMakeInviteLinkMutation(), { refetch: ['TeamSettingsPage'] });
  const withdraw = useAction(useWithdrawInviteLinkMutation(), { refetch: ['TeamSettingsPage'] });
  const url = window.location.origin + paths.join(link.token);
  const isBusy = make.busy || withdraw.busy;

  return (
    <>
      <label htmlFor={id}>{t('invites.link.label')}</label>
      <Input id={id} readOnly value={url} onFocus={({ target }) => target.select()} aria-describedby={`${id}-until`} />
      <Text id={`${id}-until`} color="fg.muted" fontSize="sm" marginTop="1">
        {t('invites.link.until', { time: times.until(link.expiresAt) })}
      </Text>
      <Flex wrap="wrap" gap="3" marginTop="3">
        <Button
          variant="solid"
          onClick={() =>
            void share({
              title: t('invites.link.share-title', { team: team.name }),
              url,
              copied: t('invites.link.copied'),
            })
          }
        >
          {t('invites.link.share')}
        </Button>
        <Button
          isWaiting={isBusy}
          disabled={isDisabled}
          onClick={() => ask({ children: t('invites.link.will-renew'), onConfirm: () => make.run({}) })}
        >
          {t('invites.link.renew')}
        </Button>
        <Button
          variant="danger"
          isWaiting={isBusy}
          onClick={() =>
            ask({
              children: t('invites.link.will-withdraw'),
              isDestructive: true,
              onConfirm: () => withdraw.run({}),
            })
          }
        >
          {t('invites.link.withdraw')}
        </Button>
      </Flex>
      {dialog}
    </>
  );
}
