/**
 * Campers of invented builders: berths instead of seats, no engine, and last the body, the length outside in metres, tare, ATM and
 * tow-ball weight in kilograms of the first badge.
 */
export const camperCatalogue = `
Wattlebird 6WB
Ridgeline 15 | camper | 2016- | 64990 | 2 | Touring, Off-Road | none | Caravan 4.7 1720 2300 155
Ridgeline 18 | camper | 2015- | 78990 | 4 | Touring, Off-Road, Family Bunk | none | Caravan 5.6 2080 2750 180
Sandbar 12 | camper | 2017- | 39990 | 4 | Forward Fold, Hard Floor | none | Camper Trailer 3.8 1340 1950 140
Karri Creek 6KC
Tuart 16.6 | camper | 2015- | 72500 | 2 | Classic, Semi Off-Road | none | Caravan 5.1 1890 2500 165
Tuart 19.6 | camper | 2015- | 84900 | 5 | Classic, Semi Off-Road, Triple Bunk | none | Caravan 6.0 2240 2900 195
Jarrah Pod | camper | 2019- | 32900 | 2 | Base, Explorer | none | Teardrop 3.4 740 1200 75
Redgum Campers 6RG
Billabong | camper | 2014- | 27990 | 4 | Soft Floor, Rear Fold | none | Camper Trailer 3.6 990 1500 110
Outrider 14 | camper | 2018- | 58990 | 3 | Hybrid, Hybrid XT | none | Hybrid 4.3 1650 2400 150
Outrider 17 | camper | 2018- | 69990 | 4 | Hybrid, Hybrid XT, Family | none | Hybrid 5.2 1960 2800 175
Saltbush RV 6SB
Nullarbor 20 | camper | 2016- | 96500 | 2 | Ensuite, Ensuite Lithium | none | Caravan 6.2 2480 3200 215
Nullarbor 22 | camper | 2016- | 108900 | 6 | Family Bunk, Family Bunk Lithium | none | Caravan 6.8 2760 3500 240
Coorong 17 | camper | 2015- | 67900 | 2 | Pop-Top, Full Height | none | Pop-Top 5.2 1780 2400 160
Currawong 6CW
Scout | camper | 2017- | 35900 | 2 | Teardrop, Teardrop Off-Road | none | Teardrop 3.7 860 1400 90
Ranger Pop-Top | camper | 2015- | 54900 | 4 | Tourer, Outback | none | Pop-Top 4.9 1560 2200 145
High Country 21 | camper | 2019- | 99900 | 4 | Club Lounge, Bunk | none | Caravan 6.5 2590 3300 225
`;
