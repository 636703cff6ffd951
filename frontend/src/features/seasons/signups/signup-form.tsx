import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack, styled } from '../../../styled-system/jsx';
import { TeamName } from '../../../league/team-logo';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { Spinner } from '../../../ui/page/spinner';
import { EligibilityList } from './eligibility-list';
import { useSignUpTeamMutation } from './sign-up-team.generated';
import type { SignupPageQuery } from './signup-page.generated';

interface SignupFormProps {
  signup: SignupPageQuery['signup'];
  team: NonNullable<SignupPageQuery['signup']['team']>;
  onSignedUp: () => void;
}

const INFORMATION = ['once', 'closing', 'division', 'play', 'rules'] as const;

const Tick = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    marginBottom: '4',
    cursor: 'pointer',
    '& > input': { width: '5', height: '5', accentColor: 'action', cursor: 'pointer' },
  },
});

/** What a sign-up means, the team's requirements, and the button. */
export function SignupForm({ signup, team, onSignedUp }: SignupFormProps) {
  const { t } = useTranslation('seasons-signups');
  const [hasRead, setHasRead] = useState(false);
  const { run, busy } = useAction(useSignUpTeamMutation(), { isSuccessSilent: true, refetch: ['SignupBanner'] });

  const signUp = async () => {
    const { status } = await run({ input: { teamId: team.id, hasRead } });
    if (status === 'done') onSignedUp();
  };

  return (
    <>
      <Section heading={t('information.heading')}>
        <Stack as="ul" gap="2" listStyleType="disc" paddingLeft="5">
          {INFORMATION.map((key) => (
            <li key={key}>
              {t(`information.${key}`)}
              {key === 'rules' && (
                <>
                  {' '}
                  <Link variant="inline" to={paths.rules()} target="_blank">
                    {t('rules')}
                  </Link>
                  {', '}
                  <Link variant="inline" to={paths.codeOfConduct()} target="_blank">
                    {t('code-of-conduct')}
                  </Link>
                </>
              )}
            </li>
          ))}
        </Stack>
      </Section>
      <Section heading={t('checklist.heading')}>
        <TeamName team={team} isWrapping />
        <EligibilityList teamId={team.id} players={signup.players} swedish={signup.swedish} />
      </Section>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void signUp();
        }}
      >
        <Tick>
          <input type="checkbox" checked={hasRead} onChange={({ target }) => setHasRead(target.checked)} />
          {t('has-read')}
        </Tick>
        <Button type="submit" variant="solid" isWaiting={busy} disabled={!hasRead}>
          {busy && <Spinner />}
          {t('send')}
        </Button>
      </form>
    </>
  );
}
