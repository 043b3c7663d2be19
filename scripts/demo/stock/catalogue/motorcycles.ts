/**
 * Motorcycles, laid out as the cars; an engine is its capacity, layout, cylinders and litres per 100 km. Last come the type and, for
 * those on the LAMS list, `LAMS`, or the badges that are: `LAMS LA` with the capacity that these have, where it is another.
 */
export const motorcycleCatalogue = `
Yamaha JYA
MT-07 | motorcycle | 2015- | 14949 | 2 | LA, HO, Pure | 689cc parallel-twin 2 4.2 | Naked LAMS LA 655
MT-09 | motorcycle | 2014- | 18999 | 2 | Standard, SP | 890cc inline-triple 3 5 | Naked
Ténéré 700 | adventure | 2020- | 19149 | 2 | Standard, Rally, World Raid | 689cc parallel-twin 2 4.3 | Adventure
Bolt | motorcycle | 2014-2023 | 14199 | 2 | Standard, R-Spec | 942cc V-twin 2 4.7 | Cruiser
Honda JH2
CB650R | motorcycle | 2019- | 14099 | 2 | Standard, E-Clutch | 649cc inline-four 4 4.9 | Naked LAMS
CRF1100L Africa Twin | adventure | 2016- | 24799 | 2 | Manual, DCT, Adventure Sports | 1084cc parallel-twin 2 4.9 | Adventure
Rebel 500 | motorcycle | 2018- | 10699 | 2 | Standard, S Edition | 471cc parallel-twin 2 3.7 | Cruiser LAMS
NC750X | adventure | 2016- | 13599 | 2 | Manual, DCT | 745cc parallel-twin 2 3.5 | Adventure
Kawasaki JKA
Z900 | motorcycle | 2017- | 16329 | 2 | Standard, SE, RS | 948cc inline-four 4 5.7 | Naked
Vulcan S | motorcycle | 2015- | 13417 | 2 | Standard, SE | 649cc parallel-twin 2 4.5 | Cruiser LAMS
Versys 650 | adventure | 2015- | 14499 | 2 | Standard, L | 649cc parallel-twin 2 4.6 | Adventure LAMS L
KLR650 | adventure | 2022- | 12499 | 2 | Standard, S, Adventure | 652cc single 1 4.6 | Adventure LAMS
Suzuki JS1
V-Strom 650XT | adventure | 2015- | 14990 | 2 | Standard, Touring | 645cc V-twin 2 4.2 | Adventure LAMS
V-Strom 1050 | adventure | 2020- | 21990 | 2 | Standard, DE | 1037cc V-twin 2 4.9 | Adventure
SV650 | motorcycle | 2016- | 12490 | 2 | LAMS, Standard | 645cc V-twin 2 3.8 | Naked LAMS LAMS
GSX-S1000 | motorcycle | 2015- | 18790 | 2 | Standard, GT | 999cc inline-four 4 6.1 | Naked
Triumph SMT
Bonneville T120 | motorcycle | 2016- | 21490 | 2 | Standard, Black | 1200cc parallel-twin 2 4.5 | Retro
Street Triple | motorcycle | 2013- | 17490 | 2 | R, RS | 765cc inline-triple 3 5.2 | Naked
Tiger 900 | adventure | 2020- | 23490 | 2 | GT, GT Pro, Rally Pro | 888cc inline-triple 3 4.7 | Adventure
Speedmaster | motorcycle | 2018- | 23490 | 2 | Standard | 1200cc parallel-twin 2 4.5 | Cruiser
BMW WB1
R 1250 GS | adventure | 2019-2024 | 27990 | 2 | Pure, Rallye X, Adventure | 1254cc boxer-twin 2 4.8 | Adventure
F 850 GS | adventure | 2018-2024 | 21990 | 2 | Standard, Rallye, Adventure | 853cc parallel-twin 2 4.1 | Adventure
R nineT | motorcycle | 2014- | 26990 | 2 | Pure, Scrambler | 1170cc boxer-twin 2 5.1 | Retro
Harley-Davidson 5HD
Nightster | motorcycle | 2022- | 23995 | 2 | Standard, Special | 975cc V-twin 2 5.1 | Cruiser
Softail Standard | motorcycle | 2020- | 25995 | 2 | Standard | 1746cc V-twin 2 5.5 | Cruiser
Fat Boy 114 | motorcycle | 2018- | 38995 | 2 | Standard | 1868cc V-twin 2 5.6 | Cruiser
Pan America 1250 | adventure | 2021- | 34495 | 2 | Standard, Special | 1252cc V-twin 2 5.5 | Adventure
KTM VBK
390 Adventure | adventure | 2020- | 9795 | 2 | Standard, SW | 373cc single 1 3.4 | Adventure LAMS
890 Adventure | adventure | 2021- | 22995 | 2 | Standard, R | 889cc parallel-twin 2 4.5 | Adventure
790 Duke | motorcycle | 2018- | 15495 | 2 | L, Standard | 799cc parallel-twin 2 4.4 | Naked LAMS L 659
Royal Enfield ME3
Interceptor 650 | motorcycle | 2019- | 11540 | 2 | Standard, Custom, Special | 648cc parallel-twin 2 4.5 | Retro LAMS
Himalayan 450 | adventure | 2024- | 8990 | 2 | Base, Pass, Summit | 452cc single 1 3.4 | Adventure LAMS
Classic 350 | motorcycle | 2022- | 8740 | 2 | Halcyon, Signals, Chrome | 349cc single 1 2.9 | Retro LAMS
`;
