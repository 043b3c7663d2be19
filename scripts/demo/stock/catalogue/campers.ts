/** Campers of invented builders: berths instead of seats, no engine. */
export const camperCatalogue = `
Wattlebird 6WB
Ridgeline 15 | camper | 2016- | 64990 | 2 | Touring, Off-Road | none
Ridgeline 18 | camper | 2015- | 78990 | 4 | Touring, Off-Road, Family Bunk | none
Sandbar 12 | camper | 2017- | 39990 | 4 | Forward Fold, Hard Floor | none
Karri Creek 6KC
Tuart 16.6 | camper | 2015- | 72500 | 2 | Classic, Semi Off-Road | none
Tuart 19.6 | camper | 2015- | 84900 | 5 | Classic, Semi Off-Road, Triple Bunk | none
Jarrah Pod | camper | 2019- | 32900 | 2 | Base, Explorer | none
Redgum Campers 6RG
Billabong | camper | 2014- | 27990 | 4 | Soft Floor, Rear Fold | none
Outrider 14 | camper | 2018- | 58990 | 3 | Hybrid, Hybrid XT | none
Outrider 17 | camper | 2018- | 69990 | 4 | Hybrid, Hybrid XT, Family | none
Saltbush RV 6SB
Nullarbor 20 | camper | 2016- | 96500 | 2 | Ensuite, Ensuite Lithium | none
Nullarbor 22 | camper | 2016- | 108900 | 6 | Family Bunk, Family Bunk Lithium | none
Coorong 17 | camper | 2015- | 67900 | 2 | Pop-Top, Full Height | none
Currawong 6CW
Scout | camper | 2017- | 35900 | 2 | Teardrop, Teardrop Off-Road | none
Ranger Pop-Top | camper | 2015- | 54900 | 4 | Tourer, Outback | none
High Country 21 | camper | 2019- | 99900 | 4 | Club Lounge, Bunk | none
`;
