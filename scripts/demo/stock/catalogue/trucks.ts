/** Light and medium trucks, laid out as the cars. */
export const truckCatalogue = `
Isuzu JAL
NPR 45-155 | truck | 2014- | 74900 | 3 | Tradepack, Traypack, Servicepack | 4.0 diesel RWD 15.5
NPR 65-190 | truck | 2014- | 86900 | 3 | Cab Chassis, Vanpack, Tipper | 5.2 diesel RWD 17
NLR 45-150 | truck | 2014- | 66900 | 3 | Traypack, Servicepack | 3.0 diesel RWD 12.5
FRR 107-210 | truck | 2013- | 118900 | 3 | Cab Chassis, Freightpack | 5.2 diesel RWD 20
Hino JHH
300 616 | truck | 2014- | 71500 | 3 | Trade Ace, Built to Go | 4.0 diesel RWD 14
300 917 | truck | 2014- | 89500 | 3 | Crew, Wide Cab | 5.1 diesel RWD 17.5
500 FC 1124 | truck | 2015- | 132000 | 3 | Medium, Long | 5.1 diesel RWD 21
Fuso JLF
Canter 515 | truck | 2013- | 63900 | 3 | City Cab, Wide Cab | 3.0 diesel RWD 12
Canter 815 | truck | 2013- | 76900 | 3 | Wide Cab, Pantech | 3.0 diesel RWD 14.2
Fighter 1124 | truck | 2013- | 121900 | 3 | Standard, Curtainsider | 7.5 diesel RWD 22
Iveco ZCF
Daily 50C | truck | 2015- | 79900 | 3 | Cab Chassis, Tradie-Made | 3.0 diesel RWD 12.8
Daily 70C | truck | 2015- | 88900 | 3 | Cab Chassis, Crew Cab | 3.0 diesel RWD 14
`;
