/**
 * Light, medium and heavy trucks, laid out as the cars, and last the axles, GVM and GCM and what is left of the GVM for body and
 * load, in kilograms; an engine's litres have its cylinders behind them.
 */
export const truckCatalogue = `
Isuzu JAL
NPR 45-155 | truck | 2014- | 74900 | 3 | Tradepack, Traypack, Servicepack | 5.2/4 diesel RWD 15.5 | 4x2 4495 7995 2010
NPR 65-190 | truck | 2014- | 86900 | 3 | Cab Chassis, Vanpack, Tipper | 5.2/4 diesel RWD 17 | 4x2 6500 10000 3960
NLR 45-150 | truck | 2014- | 66900 | 3 | Traypack, Servicepack | 3.0/4 diesel RWD 12.5 | 4x2 4495 7995 2280
NPS 75-155 | truck | 2015- | 98900 | 3 | Cab Chassis, Servicepack | 5.2/4 diesel 4WD 18 | 4x4 7500 11000 4530
FRR 107-210 | truck | 2013- | 118900 | 3 | Cab Chassis, Freightpack | 5.2/4 diesel RWD 20 | 4x2 10700 16000 7160
FVZ 260-300 | truck | 2014- | 214900 | 3 | Cab Chassis, Tipper | 7.8/6 diesel RWD 32 | 6x4 26000 42500 18240
Hino JHH
300 616 | truck | 2014- | 71500 | 3 | Trade Ace, Built to Go | 4.0/4 diesel RWD 14 | 4x2 4495 7995 2060
300 917 | truck | 2014- | 89500 | 3 | Crew, Wide Cab | 5.1/4 diesel RWD 17.5 | 4x2 8500 12000 5560
500 FC 1124 | truck | 2015- | 132000 | 3 | Medium, Long | 5.1/4 diesel RWD 21 | 4x2 11000 16000 7350
500 FM 2628 | truck | 2015- | 198000 | 3 | Medium, Tipper | 7.7/6 diesel RWD 31 | 6x4 26000 42000 18510
Fuso JLF
Canter 515 | truck | 2013- | 63900 | 3 | City Cab, Wide Cab | 3.0/4 diesel RWD 12 | 4x2 4495 7995 2340
Canter 815 | truck | 2013- | 76900 | 3 | Wide Cab, Pantech | 3.0/4 diesel RWD 14.2 | 4x2 7500 11000 5030
Fighter 1124 | truck | 2013- | 121900 | 3 | Standard, Curtainsider | 7.5/6 diesel RWD 22 | 4x2 10400 18400 6480
Iveco ZCF
Daily 50C | truck | 2015- | 79900 | 3 | Cab Chassis, Tradie-Made | 3.0/4 diesel RWD 12.8 | 4x2 4495 7995 2250
Daily 70C | truck | 2015- | 88900 | 3 | Cab Chassis, Crew Cab | 3.0/4 diesel RWD 14 | 4x2 7000 10500 4610
`;
