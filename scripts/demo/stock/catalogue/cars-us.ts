/** Cars sold in the United States, written as those of cars.ts. Fuel and body in the platform's words; prices in US dollars. */
export const usCarCatalogue = `
Ford 1FM
F-150 | ute | 2012- | 38800 | 5 | XL, STX, XLT, Lariat@2, King Ranch@2 | 2.7 turbo 4WD 11.8; 3.5 turbo 4WD 12.4; 5.0 petrol RWD 12.4
Ranger | ute | 2019- | 33100 | 5 | XL, XLT, Lariat | 2.3 turbo 4WD 10.7
Maverick | ute | 2022- | 28100 | 5 | XL, XLT, Lariat | 2.5 hybrid FWD 6.4; 2.0 turbo AWD 9
Bronco | offroader | 2021- | 39900 | 5 | Base, Big Bend, Outer Banks, Badlands | 2.3 turbo 4WD 12.4; 2.7 turbo 4WD 13.1
Explorer | suv | 2012- | 40100 | 7 | Active, ST-Line, Platinum@2 | 2.3 turbo RWD 9.8; 3.0 turbo 4WD 11.2
Escape | crossover | 2013- | 30300 | 5 | Active, ST-Line, Platinum | 1.5 turbo FWD 7.8; 2.5 hybrid AWD 6
Mustang | coupe | 2012- | 32000 | 4 | EcoBoost, EcoBoost Premium, GT@2, GT Premium@2 | 2.3 turbo RWD 9; 5.0 petrol RWD 12.4
Mustang Mach-E | suv | 2021- | 40000 | 5 | Select, Premium, GT | electric AWD
Chevrolet 1GC
Silverado 1500 | ute | 2012- | 37200 | 5 | WT, LT, RST, LTZ@2 | 2.7 turbo RWD 12.4; 5.3 petrol 4WD 13.8; 3.0 diesel 4WD 9.8
Colorado | ute | 2015- | 31900 | 5 | WT, LT, Trail Boss, Z71 | 2.7 turbo 4WD 11.8
Equinox | suv | 2012- | 29000 | 5 | LT, RS, ACTIV | 1.5 turbo FWD 8.4; 1.5 turbo AWD 9
Traverse | suv | 2012- | 38800 | 8 | LS, LT, RS | 2.5 turbo AWD 10.7
Tahoe | offroader | 2012- | 59500 | 8 | LS, LT, Z71, High Country | 5.3 petrol 4WD 13.8; 3.0 diesel 4WD 10.2
Malibu | sedan | 2012-2025 | 25800 | 5 | LS, RS, LT | 1.5 turbo FWD 7.8
Jeep 1C4
Wrangler | offroader | 2012- | 34100 | 5 | Sport, Willys, Sahara, Rubicon | 3.6 petrol 4WD 11.8; 2.0 turbo 4WD 11.2
Grand Cherokee | offroader | 2012- | 38300 | 5 | Laredo, Limited, Overland, Summit | 3.6 petrol 4WD 10.7; 5.7 petrol 4WD 13.8
Gladiator | ute | 2020- | 39900 | 5 | Sport, Willys, Mojave, Rubicon | 3.6 petrol 4WD 12.4
Toyota 4T1
Corolla | sedan | 2012- | 22700 | 5 | LE, SE, XSE, Hybrid LE@2 | 2.0 petrol FWD 6.7; 1.8 hybrid FWD 4.7
Camry | sedan | 2012- | 29000 | 5 | LE, SE, XLE, XSE | 2.5 hybrid FWD 4.7; 2.5 hybrid AWD 5
Prius | hatch | 2012- | 28600 | 5 | LE, XLE, Limited | 2.0 hybrid FWD 4.2; 2.0 hybrid AWD 4.4
RAV4 | suv | 2012- | 29800 | 5 | LE, XLE, Adventure, Hybrid XSE@2 | 2.5 petrol AWD 8.1; 2.5 hybrid AWD 6
Highlander | suv | 2012- | 40300 | 8 | LE, XLE, Limited, Hybrid Platinum@2 | 2.4 turbo AWD 10.2; 2.5 hybrid AWD 6.7
4Runner | offroader | 2012- | 41600 | 5 | SR5, TRD Off-Road, Limited | 2.4 turbo 4WD 11.2; 4.0 petrol 4WD 13.8
Tacoma | ute | 2012- | 32300 | 5 | SR, SR5, TRD Sport, TRD Off-Road | 2.4 turbo 4WD 10.7; 3.5 petrol 4WD 11.8
Tundra | ute | 2012- | 41000 | 5 | SR, SR5, Limited, 1794 Edition | 3.4 turbo 4WD 12.4; 5.7 petrol 4WD 15.7
Sienna | people-mover | 2012- | 40000 | 8 | LE, XLE, XSE | 2.5 hybrid AWD 6.7
Subaru 4S4
Outback | wagon | 2012- | 29500 | 5 | Base, Premium, Onyx, Wilderness@2 | 2.5 petrol AWD 8.4; 2.4 turbo AWD 9.8
Forester | suv | 2012- | 30300 | 5 | Base, Premium, Sport, Touring | 2.5 petrol AWD 8.1
Crosstrek | crossover | 2013- | 26200 | 5 | Base, Premium, Sport@2, Wilderness@2 | 2.0 petrol AWD 8.1; 2.5 petrol AWD 8.4
Ascent | suv | 2019- | 40300 | 8 | Premium, Limited, Touring | 2.4 turbo AWD 10.7
WRX | sedan | 2012- | 36200 | 5 | Base, Premium, Limited | 2.4 turbo AWD 10.7
Honda 1HG
Civic | sedan | 2012- | 24700 | 5 | LX, Sport, EX, Sport Touring Hybrid@2 | 2.0 petrol FWD 6.9; 2.0 hybrid FWD 4.8
Accord | sedan | 2012- | 28700 | 5 | LX, SE, Sport Hybrid@2, Touring Hybrid@2 | 1.5 turbo FWD 7.4; 2.0 hybrid FWD 5
CR-V | suv | 2012- | 31500 | 5 | LX, EX, EX-L, Sport Hybrid@2 | 1.5 turbo AWD 8.1; 2.0 hybrid AWD 6.4
Pilot | suv | 2012- | 41500 | 8 | Sport, EX-L, TrailSport, Touring | 3.5 petrol AWD 10.7
Odyssey | people-mover | 2012- | 43300 | 8 | EX-L, Sport-L, Touring | 3.5 petrol FWD 10.7
Ridgeline | ute | 2017- | 41300 | 5 | Sport, RTL, TrailSport | 3.5 petrol AWD 11.2
Nissan 1N4
Altima | sedan | 2012- | 27600 | 5 | S, SV, SR | 2.5 petrol FWD 7.4
Rogue | suv | 2012- | 30200 | 5 | S, SV, SL, Platinum | 1.5 turbo AWD 7.6
Pathfinder | offroader | 2013- | 38000 | 8 | S, SV, SL, Rock Creek | 3.5 petrol 4WD 10.2
Frontier | ute | 2012- | 33600 | 5 | S, SV, PRO-4X | 3.8 petrol 4WD 11.8
Leaf | hatch | 2012-2025 | 29300 | 5 | S, SV Plus | electric FWD
Tesla 5YJ
Model 3 | sedan | 2018- | 42500 | 5 | RWD, Long Range, Performance | electric RWD
Model Y | suv | 2020- | 45000 | 5 | RWD, Long Range, Performance | electric RWD
Kia 5XY
K5 | sedan | 2021- | 27200 | 5 | LXS, GT-Line, EX | 2.5 petrol FWD 7.4
Sportage | suv | 2012- | 29000 | 5 | LX, EX, X-Line, Hybrid EX@2 | 2.5 petrol AWD 9; 1.6 hybrid AWD 6.2
Telluride | suv | 2020- | 36400 | 8 | LX, S, EX, SX | 3.8 petrol AWD 11.2
Hyundai 5NP
Elantra | sedan | 2012- | 22100 | 5 | SE, SEL, Limited, Hybrid Blue@2 | 2.0 petrol FWD 6.7; 1.6 hybrid FWD 4.4
Tucson | suv | 2012- | 29200 | 5 | SE, SEL, XRT, Hybrid Blue@2 | 2.5 petrol AWD 8.7; 1.6 hybrid AWD 6.4
Palisade | suv | 2020- | 38900 | 8 | SE, SEL, XRT, Calligraphy | 3.8 petrol AWD 11.2
Santa Cruz | ute | 2022- | 28800 | 5 | SE, SEL, Night | 2.5 petrol AWD 9.8; 2.5 turbo AWD 10.7
`;
