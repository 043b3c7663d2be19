/**
 * Cars that are charged: make and model, then its badges (`*` for all others), each with what `electric-facts.ts` reads:
 * usable kWh, range in km, kWh per 100 km, most kW by AC and by DC, minutes from 10 to 80 %, plug, kW of the motor. What one
 * does not have is `-`. `Model 3@5YJ` is one whose VINs begin so. Ranges are by WLTP, those of cars-us.ts by EPA.
 */
export const electricCatalogue = `
Volkswagen ID.4 | Pure 52 352 16.3 11 145 26 CCS2 125 | * 77 515 17 11 135 28 CCS2 210
Kia EV6 | GT 80 450 20.6 10.5 240 18 CCS2 448 | * 80 522 17.2 10.5 240 18 CCS2 239
Hyundai Kona | Electric 62.5 444 15.7 10.5 100 43 CCS2 150 | * 46.7 370 15 10.5 74 41 CCS2 99
Hyundai Ioniq 5 | Dynamiq 60 440 16.7 10.5 195 18 CCS2 125 | * 80 507 17.9 10.5 240 18 CCS2 168
MG MG4 | Excite 51 50.8 350 16.5 6.6 88 37 CCS2 125 | XPower 61.7 400 17.9 6.6 140 28 CCS2 320 | * 61.7 435 16.1 6.6 140 28 CCS2 150
BYD Dolphin | Premium 60.5 427 15.9 7 88 39 CCS2 150 | * 44.9 340 15.2 7 60 37 CCS2 70
BYD Atto 3 | Essential 49.9 345 16 7 70 37 CCS2 150 | * 60.5 420 16 7 88 37 CCS2 150
BYD Seal | Dynamic 61.4 460 15.4 7 110 37 CCS2 150 | Performance 82.5 520 18.2 7 150 37 CCS2 390 | * 82.5 570 16.6 7 150 37 CCS2 230
BYD Shark 6 | * 29.6 80 17.8 6.6 55 25 CCS2 321
Tesla Model 3 | RWD 57.5 513 13.2 11 170 25 CCS2 208 | Long Range 75 629 14 11 250 27 CCS2 366 | * 75 528 16.5 11 250 27 CCS2 461
Tesla Model Y | RWD 57.5 455 15.7 11 170 25 CCS2 220 | Long Range 75 533 16.9 11 250 27 CCS2 378 | * 75 514 17.3 11 250 27 CCS2 393
Tesla Model 3@5YJ | RWD 57.5 438 15.5 11.5 170 25 NACS 208 | Long Range 75 549 15.9 11.5 250 27 NACS 366 | * 75 488 18 11.5 250 27 NACS 461
Tesla Model Y@5YJ | RWD 57.5 418 16.8 11.5 170 25 NACS 220 | Long Range 75 526 17.5 11.5 250 27 NACS 378 | * 75 446 18.6 11.5 250 27 NACS 393
Nissan Leaf | e+ 59 385 18 6.6 100 45 CHAdeMO 160 | SV Plus 60 341 18.8 6.6 100 45 CHAdeMO 160 | S 39 240 18.6 6.6 50 40 CHAdeMO 110 | * 39 270 17.1 6.6 50 40 CHAdeMO 110
Mitsubishi Eclipse Cross | * 13.1 45 17.4 3.7 22 25 CHAdeMO 138
Mitsubishi Outlander | * 17.2 67 19.2 3.5 50 38 CHAdeMO 185
Ford Mustang Mach-E | Select 72 370 20.6 10.5 115 38 CCS1 198 | GT 91 451 22.4 10.5 150 45 CCS1 358 | * 91 515 20.4 10.5 150 45 CCS1 216
`;
