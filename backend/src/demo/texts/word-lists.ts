/** The words for names. Places are invented; animals and things are real words. */

const words = (text: string): string[] => text.trim().split(/\s+/);
const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);

/** Whole team names, used before names are combined from words. */
export const TEAM_NAMES: readonly string[] = lines(`
  Turboälgarna
  Midnattsskiftet
  Sista Bussen
  Kaffepausen
  Rostiga Kofoten
  Fredagsmyset
  Snöslasket
  Blixthalkan
  Dubbdäcken
  Tolv Volt
  Lagom Snabbt
  Bakhjulsdrift
  Grusvägens Hjältar
  Full Tank
  Norrskensnatt
  Extraljusen
  Halvljuset
  Vänstersvängen
  Rondellkungarna
  Parkeringsböterna
  Sjunde Växeln
  Överstyrning
  Kallstart
  Motorvärmarna
  Tomgång
  Krockkudden
  Bromssträckan
  Takräcket
  Snökedjorna
  Dragkroken
  Skruvstädet
  Vindrutespolarna
  Servicelampan
  Bogserlinan
  Tändstiften
  Kugghjulen
  Fläktremmen
  Reservhjulet
  Domkraften
  Sladd i Nian
  Backspegeln
  Helljusstyrkan
  Handbromsen
  Stötdämparna
  Saltbilen
  Plogbilen
  Nattmackan
  Tysta Tuffingar
  Glada Grusgubbar
  Kanelsnurrorna
  Semmelkommittén
  Surströmmingens Vänner
  Knäckebrödsligan
  Pannkakstorsdag
  Filbunkarna
  Rabarberpajen
  Lussekatterna
  Köttbullekraft
  Granköpings Grävlingar
  Älvsta Uttrar
  Skärholma Tumlare
  Norrtuna Näktergalar
  Vinterskogens Vargar
  Snöberga Lodjur
  Björkvalla Bävrar
  Stenbruna Stormfåglar
  Tallmo Tjädrar
  Fjällmyra Renar
  Åsgläntans Älgar
  Mörkvikens Gäddor
  Kvarnfallets Kajor
  Lingontorps Lommar
  Humlevads Humlor
  Dimmersta Dovhjortar
  Rönnlunda Rävar
  Sjömarkens Svanar
  Blåknuts Berguvar
  Havrelyckans Harar
  Klippudda Korpar
  Sandrevets Sälar
  Torvmossens Tranor
  Ekhulta Ekorrar
  Frostvallens Falkar
  Gullerdalens Getingar
  Isvikens Igelkottar
  Järnlidens Järvar
  Kråkmåla Kråkor
  Myrtuna Mårdar
  Hagelstads Hermeliner
  Ödelunda Ödlor
`);

/** Invented places in the genitive, as in "Granköpings Grävlingar". */
export const PLACES: readonly string[] = words(`
  Granköpings Älvstads Skärholma Norrtuna Snöberga Björkvalla Stenbruna Tallmo Fjällmyra Mörkvikens Kvarnfallets
  Lingontorps Humlevads Dimmersta Rönnlunda Sjömarkens Blåknuts Klippudda Sandrevets Torvmossens Ekhulta Frostvallens
  Gullerdalens Isvikens Järnlidens Kråkmåla Myrtuna Hagelstads Ödelunda Vildmarkens Tjärnbo Åkervida Almdunge
  Lövskogens Hasselvads Videsunds Grindtorpa Skogslyckans Ängsbacka Silvermo Kopparhulta Bergslidens Dalvreta
  Strömvalla Fiskholma Hjortlunda Kärrsta Ljungmarkens Mossebo Nävermåla Ormvreta Porsmyra Ripberga Slånbo Tistelö
  Ugglemo Vattrunga Ytterbinge Åmossens Äppeldalens Östrevets Lågskärs Högrunda Tvärålida Solgårda Månstorpa
`);

/** In the plural, as a team's second word. */
export const ANIMALS: readonly string[] = words(`
  Grävlingar Uttrar Tumlare Näktergalar Vargar Lodjur Bävrar Stormfåglar Tjädrar Renar Älgar Gäddor Kajor Lommar
  Humlor Dovhjortar Rävar Svanar Berguvar Harar Korpar Sälar Tranor Ekorrar Falkar Getingar Igelkottar Järvar Kråkor
  Mårdar Hermeliner Ödlor Vesslor Skarvar Orrar Ripor Hökar Abborrar Laxar Braxar Storkar Tärnor Myggor Myror Sorkar
  Lämlar Kronhjortar Rådjur Fjällrävar Bisamråttor Kungsörnar Havsörnar Pilgrimsfalkar Domherrar Talgoxar Skator
  Trastar Sparvar Lärkor Grodor
`);

/** First halves of nicknames. */
export const FRONTS: readonly string[] = words(`
  Snö Turbo Frost Kanel Räk Glass Tall Gran Björk Lav Morot Knäcke Nitro Pixel Sladd Dim Norr Blixt Åsk Hagel Moln
  Sand Sten Järn Koppar Silver Kvarts Eko Natt Dag Gryn Skym Vinter Sommar Höst Vår Lingon Blåbärs Hjortron Tranbärs
  Kaffe Kakao Vanilj Senaps Peppar Salt Socker Lakrits Mint Citron Kiwi Mango Rabarber Pumpa Ärt Bön Gurk Tomat Ost
  Filmjölks Smör Dill Kavring Limpa Bull Sylt Saft Plåt Skruv Bult Mutter Kugg Däck Växel Vev Rost Lack Krom Neon
  Laser Radar Sonar Robot Raket Komet Måne Stjärn Rymd Vulkan Lava Granit Flint Mull Mosse Tuv Myr Älv Fors Fjäll
`);

/** Second halves of nicknames. */
export const BACKS: readonly string[] = words(`
  fink räv uv gös älg mård järv lo hare igelkott trast mes kaja duva svala lärka sparv örn falk hök korp tupp abborre
  gädda sill torsk krabba mygga humla myra geting larv snigel groda padda drake troll tomte vätte alf jätte riddare
  pilot kapten sjöman bagare smed snickare mjölnare väktare kung prins greve baron boll hopp skott krok nick studs
  spark vals polka jazz bas trumma flöjt panna burk låda kanna kopp sked gaffel vante mössa halsduk socka känga
  kofta väst hatt mask pärla knapp dragkedja nyckel klocka lykta lampa
`);

/** Whole nicknames of players from the neighbouring countries, used before the halves above. */
export const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  NO: words(`
    Fjellvott Brunostkongen Multekrem Kaktusgutt Snøfresern Lompeløper Isbresveis Sjokomelk Trillebår Vaffelhjerte
    Fossekallen Røyeknekt Lusekofta Tåkeluren
  `),
  FI: words(`
    Poropolku Revontulikko Karhunvatukka Lumipyry Saunakauha Hirvenhiihto Pullataikina Ruisnappi Suopursu Halkovaja
    Lakkakiisseli Järvikuikka Mustikkasilmu
  `),
  DK: words(`
    Rugbrødsdreng Flødebolle Snobrødet Klatkage Havtornen Vindmølleven Hyldesaft Koldskål Leverpostejen Blæksprutten
    Kringlekongen Rødspætten
  `),
  IS: words('Harðfiskur Lopapeysa Snjóskafl Hraunmolinn'),
  DE: words('Brezelblitz Kuckucksuhr Nebelhorn Kartoffelheld'),
  PL: words('Pierogator Zimorodek Burzowy'),
  EE: words('Rukkilill Jääkaru Kohukeseke'),
  LV: words('Dzintarcepums Miglasputns'),
};
