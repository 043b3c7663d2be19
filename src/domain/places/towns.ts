import { withoutMarks } from '../addresses/slug.ts';
import type { Point } from './near.ts';

/**
 * Towns that visitors name though no place of business is there, with a point within some kilometres of their middle (LOC-2): `Toowoomba`.
 * Written as name, latitude, longitude in tenths of a degree.
 */
const towns: Readonly<Record<string, string>> = {
	'en-AU':
		'Adelaide -349 1386,Albany -350 1179,Albury -361 1469,Alice Springs -237 1339,Armidale -305 1517,Ballarat -376 1439,Ballina -289 1536,Batemans Bay -357 1502,Bathurst -334 1496,Beenleigh -277 1532,Bega -367 1498,Bendigo -368 1443,Blacktown -338 1509,Bowral -345 1504,Brisbane -275 1530,Broken Hill -320 1415,Broome -180 1222,Bunbury -333 1156,Bundaberg -249 1523,Burnie -411 1459,Busselton -337 1153,Byron Bay -286 1536,Caboolture -271 1530,Cairns -169 1458,Caloundra -268 1531,Campbelltown -341 1508,Canberra -353 1491,Capalaba -275 1532,Central Coast -334 1513,Cessnock -328 1514,Chermside -274 1530,Coffs Harbour -303 1531,Cooma -362 1491,Coomera -279 1533,Cowra -338 1487,Cronulla -341 1512,Dalby -272 1513,Dandenong -380 1452,Darwin -125 1308,Devonport -412 1464,Dubbo -322 1486,Echuca -361 1448,Emerald -235 1482,Forbes -334 1480,Frankston -381 1451,Fremantle -321 1157,Geelong -381 1444,Geraldton -288 1146,Gladstone -238 1513,Gold Coast -280 1534,Gosford -334 1513,Goulburn -348 1497,Grafton -297 1529,Griffith -343 1460,Gympie -262 1527,Hervey Bay -253 1529,Hobart -429 1473,Horsham -367 1422,Inverell -298 1511,Ipswich -276 1528,Joondalup -317 1158,Kalgoorlie -307 1215,Karratha -207 1168,Katherine -145 1323,Kiama -347 1509,Launceston -414 1471,Lismore -288 1533,Lithgow -335 1502,Liverpool -339 1509,Logan -276 1531,Longreach -234 1443,Mackay -211 1492,Maitland -327 1516,Mandurah -325 1157,Maroochydore -267 1531,Maryborough -255 1527,Melbourne -378 1450,Mildura -342 1421,Moree -295 1498,Morwell -382 1464,Mount Gambier -378 1408,Mount Isa -207 1395,Mudgee -326 1496,Murray Bridge -351 1393,Muswellbrook -323 1509,Narrabri -303 1498,Nambour -266 1530,Newcastle -329 1518,Noosa -264 1530,Nowra -349 1506,Orange -333 1491,Parkes -331 1482,Parramatta -338 1510,Penrith -338 1507,Perth -320 1159,Port Augusta -325 1378,Port Hedland -203 1186,Port Lincoln -347 1359,Port Macquarie -314 1529,Queanbeyan -354 1492,Redcliffe -272 1531,Robina -281 1534,Rockhampton -234 1505,Roma -266 1488,Sale -381 1471,Shepparton -364 1454,Singleton -326 1512,Southport -280 1534,Springfield -277 1529,Sunshine Coast -267 1531,Surfers Paradise -280 1534,Swan Hill -353 1436,Sydney -339 1512,Tamworth -311 1509,Taree -319 1525,Toowoomba -276 1519,Townsville -193 1468,Traralgon -382 1465,Tweed Heads -282 1535,Wagga Wagga -351 1474,Wangaratta -364 1463,Warragul -382 1459,Warrnambool -384 1425,Warwick -282 1520,Whyalla -330 1375,Wodonga -361 1469,Wollongong -344 1509,Yass -348 1489,Yeppoon -231 1507,Young -343 1483',
	'en-NZ':
		'Alexandra -453 1694,Ashburton -439 1718,Auckland -369 1748,Blenheim -415 1740,Cambridge -379 1755,Christchurch -435 1726,Cromwell -450 1692,Dargaville -359 1739,Dunedin -459 1705,Feilding -402 1756,Gisborne -387 1780,Gore -461 1689,Greymouth -425 1712,Hamilton -378 1753,Hastings -396 1768,Hawera -396 1743,Invercargill -464 1683,Kaikoura -424 1737,Kaitaia -351 1733,Kerikeri -352 1740,Levin -406 1753,Lower Hutt -412 1749,Manukau -370 1749,Masterton -410 1757,Motueka -411 1730,Napier -395 1769,Nelson -413 1733,New Plymouth -391 1741,North Shore -368 1748,Oamaru -451 1710,Palmerston North -404 1756,Paraparaumu -409 1750,Porirua -411 1749,Pukekohe -372 1749,Queenstown -450 1687,Rangiora -433 1726,Rolleston -436 1724,Rotorua -381 1763,Takapuna -368 1748,Taupo -387 1761,Tauranga -377 1762,Te Awamutu -380 1753,Timaru -444 1713,Tokoroa -382 1759,Upper Hutt -411 1751,Waiheke -368 1751,Wanaka -447 1691,Wellington -413 1748,Westport -418 1716,Whakatane -380 1770,Whanganui -399 1751,Whangarei -357 1743',
};

/** The town that was typed, alone or with what follows it: `toowoomba qld` is Toowoomba. The longest name counts; null for one that is not known. */
export function townNamed(typed: string, locale: string): { name: string; at: Point } | null {
	const asked = ` ${plain(typed)} `;
	const known = (towns[locale] ?? '').split(',').map(readTown);
	const named = known.filter(({ name }) => asked.startsWith(` ${plain(name)} `));
	return named.sort((one, other) => other.name.length - one.name.length)[0] ?? null;
}

function readTown(entry: string): { name: string; at: Point } {
	const [, name = '', lat, long] = /^(.+) (-?\d+) (\d+)$/.exec(entry) ?? [];
	return { name, at: { lat: Number(lat) / 10, long: Number(long) / 10 } };
}

const plain = (text: string): string => (withoutMarks(text).match(/[\p{L}\d]+/gu) ?? []).join(' ').toLowerCase();
