/** News of the demo league that are not about one season. Their days are counted back from today. */

/** The categories of the demo's news. Their ids are their places from 1. */
export const NEWS_CATEGORIES = ['Säsonger', 'Ligan', 'Regler', 'Föreningen', 'Community'] as const;
export type NewsCategoryName = (typeof NEWS_CATEGORIES)[number];

export interface StandingText {
  daysAgo: number;
  category: NewsCategoryName;
  title: string;
  description: string;
  content: string;
}

const TRANSFER = `Övergångsfönstret är öppet. Så här gör du:

1. Kaptenen bjuder in från lagets inställningar.
2. Spelaren svarar under **Aviseringar**.
3. Den som tackar ja är med i laget direkt.

| Laget har | Får laget bjuda in? |
| --- | --- |
| 3 spelare | Ja, två till |
| 4 spelare | Ja, en till |
| 5 spelare | Nej, laget är fullt |

Inbjudningar som väntar på svar räknas också.

Den som lämnar ett lag utanför fönstret får vänta till nästa gång det öppnar.`;

const REPLAYS = `Replayer gör rapporten både snabbare och rättare. Spara alla matcher i serien och skicka dem i seriekanalen på Discord senast 24 timmar efter serien.

- [x] En fil för varje match: tre, fyra eller fem
- [x] Sparade när slutresultatet visas
- [ ] ~~Skärmbilder~~ behövs inte längre

Filerna läses på några sekunder. Poäng, mål, assist, räddningar och skott hamnar direkt på seriens sida.

> Byter någon namn mitt i säsongen? Inga problem, spelkontot känns igen ändå.`;

const SIX_MANS = `Onsdagar och söndagar klockan 20 spelar vi 6mans i vår Discord. Alla är välkomna, med eller utan lag.

## Så fungerar det

Sex spelare köar, lagen delas upp på plats och spelar bäst av fem. Vinnarna tar Elo av förlorarna. Ställningen finns på [6mans](/6mans).

## Vanliga frågor

**Vem får vara med?** Du som är med på ligans Discordserver och har nått minst Diamond 1 i tre mot tre.

**Kan jag spela två gånger samma kväll?** Ja, så länge kön räcker till.`;

const WALKOVER = `Styrelsen har beslutat att förtydliga reglerna om walkover.

| Händelse | Förr | Nu |
| --- | --- | --- |
| Motståndaren är 15 minuter sen | Kaptenen bestämmer | Walkover |
| Laget är färre än tre | Oklart | Walkover |
| Båda lagen uteblir | Serien stryks | Båda förlorar |

Reglerna gäller från och med nästa spelvecka. Läs hela texten under [Regler](/rules#9.1).`;

const CASTERS = `Vill du höras när ligans toppserier sänds? Vi söker **två kommentatorer** och **en bildproducent**.

Du behöver

- kunna prata om spelet så att en nybörjare hänger med,
- ha en mikrofon som inte brusar,
- vara ledig ungefär varannan tisdag kväll.

Hör av dig till styrelsen så bestämmer vi en provsändning.`;

const MEETING = `Styrelsen kallar till extra årsmöte på Discord om fyra veckor, på söndagen klockan 18. Du som är medlem och har fyllt 13 år har en röst.

## Dagordning

1. Mötets öppnande
2. Val av mötesordförande, sekreterare och två justerare
3. Röstlängd och fråga om mötet är behörigt kallat
4. Styrelsens förslag: två nya ledamöter
5. Mötets avslutande

Ett extra årsmöte behandlar bara det som står i kallelsen. Motioner lämnas till det ordinarie årsmötet, senast två veckor före det. Vad som gäller står i [stadgarna](/statutes#3.8).`;

const CONDUCT = `I somras fick vi fler anmälningar än vanligt om språket på Discord. Därför påminner vi om uppförandekoden:

- Vi pratar med varandra som om vi satt i samma rum.
- Efter slutsignalen tackar vi för matchen.
- Den som blir illa behandlad hör av sig till en admin, som svarar inom ett dygn.

Hela koden finns [här](/code-of-conduct). Den är kort. Läs den.`;

const BEGINNERS = `Nytt lag i ligan? Här är det viktigaste på en sida.

### Före serien

Kom överens om en tid med motståndarna senast onsdag klockan 20.00 i spelveckan. Hittar ni ingen tid sätter divisionsadmin en.

### Under serien

\`Bäst av fem\` betyder först till tre vunna matcher. Hemmalaget skapar matchen.

### Efter serien

Det vinnande laget skickar resultatet och replayerna i seriekanalen inom 24 timmar.`;

export const STANDING_TEXTS: readonly StandingText[] = [
  {
    daysAgo: 3,
    category: 'Ligan',
    title: 'Övergångsfönstret är öppet',
    description: 'Nu kan lagen värva inför säsongens andra halva. Så här går det till.',
    content: TRANSFER,
  },
  {
    daysAgo: 12,
    category: 'Ligan',
    title: 'Så skickar du in replayer',
    description: 'En fil för varje match och några sekunder, sedan är serien rapporterad.',
    content: REPLAYS,
  },
  {
    daysAgo: 26,
    category: 'Community',
    title: '6mans två kvällar i veckan',
    description: 'Sex spelare, två lag och en ställning. Häng med på onsdagar och söndagar.',
    content: SIX_MANS,
  },
  {
    daysAgo: 41,
    category: 'Regler',
    title: 'Tydligare regler om walkover',
    description: 'Vad gäller när motståndarna inte dyker upp? Styrelsen har bestämt.',
    content: WALKOVER,
  },
  {
    daysAgo: 75,
    category: 'Community',
    title: 'Vi söker kommentatorer',
    description: 'Toppserierna ska sändas med två röster. Kanske din?',
    content: CASTERS,
  },
  {
    daysAgo: 140,
    category: 'Föreningen',
    title: 'Kallelse till extra årsmöte',
    description: 'Styrelsen behöver bli fler. Alla medlemmar är välkomna att rösta.',
    content: MEETING,
  },
  {
    daysAgo: 210,
    category: 'Regler',
    title: 'Så pratar vi med varandra',
    description: 'En påminnelse om uppförandekoden.',
    content: CONDUCT,
  },
  {
    daysAgo: 330,
    category: 'Ligan',
    title: 'Guide för nya lag',
    description: 'Tid, rum, replayer: det viktigaste på en sida.',
    content: BEGINNERS,
  },
];

/** Posts that are not published yet: one has a time, one is a draft. */
export const COMING_TEXT: StandingText = {
  daysAgo: -2,
  category: 'Säsonger',
  title: 'Inför slutspurten',
  description: 'Tre spelveckor kvar och allt att spela för.',
  content:
    'Tre spelveckor kvar. Vi går igenom division för division vad som krävs för att gå upp, hålla sig kvar och vinna.',
};
export const DRAFT_TEXT: StandingText = {
  daysAgo: 0,
  category: 'Föreningen',
  title: 'Sammanfattning av styrelsemötet',
  description: '',
  content: '## Beslut\n\n- Nästa säsong börjar i januari.\n- [ ] Kontrollera datumet innan det här publiceras.',
};

export const PRIZES = {
  sv: `Alla som spelar klart säsongen är med och delar på priserna.

## Division 1

| Placering | Pris |
| ---: | --- |
| 1 | 6 000 kr, pokal och ligans matchtröjor |
| 2 | 3 000 kr |
| 3 | 1 500 kr |

## Övriga divisioner

| Placering | Pris |
| ---: | --- |
| 1 | 1 000 kr och medaljer |
| 2 | 500 kr |

## Personliga priser

- **Säsongens spelare**: röstas fram av kaptenerna
- **Skytteligan**: flest mål i varje division
- **Fair play**: delas ut av divisionernas admin

Priserna betalas ut till kaptenen inom 30 dagar efter sista spelveckan.`,
  en: `Everyone who plays the season to its end has a share in the prizes.

## Division 1

| Place | Prize |
| ---: | --- |
| 1 | SEK 6,000, a cup and the league's match shirts |
| 2 | SEK 3,000 |
| 3 | SEK 1,500 |

## The other divisions

| Place | Prize |
| ---: | --- |
| 1 | SEK 1,000 and medals |
| 2 | SEK 500 |

## Personal prizes

- **Player of the season**: voted for by the captains
- **Top scorer**: most goals in each division
- **Fair play**: given by the divisions' admins

Prizes are paid to the captain within 30 days of the last game week.`,
} as const;
