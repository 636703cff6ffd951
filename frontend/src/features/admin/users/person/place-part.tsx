import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../../league/season-name';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { paths } from '../../../../lib/paths';
import { useTimes } from '../../../../lib/i18n/use-times';
import { Link } from '../../../../ui/link';
import { Section } from '../../../../ui/page/section';
import { Note } from '../../labelled';
import { Fact, FactList } from '../../requests/fact-list';
import type { PersonPlaceFragment } from './place-part.generated';

/** The person in the association and among the staff. */
export function PlacePart({ person }: { person: PersonPlaceFragment }) {
  const { t } = useTranslation('admin-users-person');
  const { t: userText } = useTranslation('admin-users');
  const language = useLanguage();
  const times = useTimes();
  const { user, membership, divisions, chatRoles } = person;
  return (
    <Section heading={t('place.title')}>
      <Note>{t('place.about')}</Note>
      <FactList>
        <Fact name={t('place.member')}>
          {membership === null ? t('place.no-member') : t('place.since', { date: times.date(membership.joinedAt) })}
        </Fact>
        {membership !== null && <Fact name={t('place.name')}>{membership.name ?? t('place.no-form')}</Fact>}
        <Fact name={t('place.roles')}>
          {user.roles.map((role) => userText(`role.${role}`)).join(', ') || t('place.no-roles')}
        </Fact>
        {divisions.length > 0 && (
          <Fact name={t('place.runs')}>
            {divisions.map(({ id, name, seasonName: season }) => (
              <div key={id}>
                <Link to={paths.adminDivision(id)}>
                  {name}, {seasonName(season, language)}
                </Link>
              </div>
            ))}
          </Fact>
        )}
        <Fact name={t('place.chat-roles')}>
          {chatRoles.length === 0 && t('place.no-chat-roles')}
          {chatRoles.map(({ id, name, seasonName: season, givenAt }) => (
            <div key={id}>
              {t('place.chat-role', {
                name,
                seasonName: seasonName(season, language),
                date: times.date(givenAt),
              })}
            </div>
          ))}
        </Fact>
      </FactList>
    </Section>
  );
}
