import { screen } from '@testing-library/react';
import type { Language } from '../../../lib/i18n/language';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { SignupBanner } from './signup-banner';
import { SignupBannerDocument } from './signup-banner.generated';

const draw = (isCaptain: boolean, isSignedUp: boolean, language: Language = 'se') =>
  renderPart(<SignupBanner />, {
    language,
    answers: [
      answerTo(SignupBannerDocument, {
        signup: {
          season: { id: 8, name: 'Säsong 8', signupClosesAt: '2027-02-27T22:59:00.000Z' },
          team: { id: 3, name: 'Tallmo', logo: null },
          isCaptain,
          isSignedUp,
        },
      }),
    ],
  });

test.each([
  {
    isCaptain: true,
    isSignedUp: false,
    says: 'Tallmo är inte anmält till Säsong 8. Anmälan stänger lördag 27 februari 2027 23:59.',
    links: 1,
  },
  {
    isCaptain: false,
    isSignedUp: false,
    says: 'Tallmo är inte anmält till Säsong 8. Anmälan stänger lördag 27 februari 2027 23:59.',
    links: 0,
  },
  {
    isCaptain: true,
    isSignedUp: true,
    says: 'Tallmo är anmält till Säsong 8. Anmälan stänger lördag 27 februari 2027 23:59.',
    links: 0,
  },
])('captain $isCaptain, signed up $isSignedUp: "$says"', async ({ isCaptain, isSignedUp, says, links }) => {
  await draw(isCaptain, isSignedUp);
  await strip(says);
  expect(screen.queryAllByRole('link', { name: 'Anmäl laget' })).toHaveLength(links);
});

/** Waits until the strip says this. */
const strip = (says: string) =>
  screen.findByText((_, element) => element?.tagName === 'SPAN' && element.textContent === says);

test('in English the season has its English name', async () => {
  await draw(false, true, 'en');
  await strip('Tallmo is signed up for Season 8. Sign-up closes Saturday 27 February 2027 23:59.');
});
