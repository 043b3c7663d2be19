/**
 * Cars sold in Australia: make and the first letters of its VINs, then one model a line:
 * model | body | years sold | new price of the first badge | seats | badges, cheapest first (`@2` = the second engine only; `~2` too, by its name, where one is drawn all the same: vehicles after it stay as they are) | engines.
 * An engine: litres, fuel, driven wheels, litres per 100 km.
 */
export const carCatalogue = `
Toyota JTN
Corolla | hatch | 2012- | 32110 | 5 | Ascent Sport~1, SX~1, ZR Hybrid@2 | 2.0 petrol FWD 6; 1.8 hybrid FWD 4
Yaris | hatch | 2012- | 28190 | 5 | Ascent Sport, SX, ZR | 1.5 petrol FWD 4.9; 1.5 hybrid FWD 3.3
Camry | sedan | 2012- | 39990 | 5 | Ascent, Ascent Sport, SL Hybrid@2 | 2.5 petrol FWD 7.2; 2.5 hybrid FWD 4.5
RAV4 | suv | 2013- | 42260 | 5 | GX, GXL, Cruiser, Edge | 2.0 petrol FWD 6.5; 2.5 hybrid AWD 4.8
Kluger | suv | 2014- | 60920 | 7 | GX, GXL, Grande | 2.4 turbo AWD 8.7; 2.5 hybrid AWD 5.6
LandCruiser Prado | offroader | 2012- | 72500 | 7 | GX, GXL, VX, Kakadu | 2.8 diesel 4WD 7.9
LandCruiser 300 | offroader | 2021- | 97990 | 7 | GX, GXL, VX, Sahara, GR Sport | 3.3 diesel 4WD 8.9
HiLux | ute | 2012- | 49990 | 5 | Workmate, SR, SR5, Rogue | 2.8 diesel 4WD 7.9; 2.7 petrol RWD 10.9
HiAce | van | 2012- | 51000 | 3 | LWB, SLWB | 2.8 diesel RWD 8.2
86 | coupe | 2012- | 43940 | 4 | GT, GTS | 2.4 petrol RWD 8.8
Mazda JM0
Mazda2 | hatch | 2012- | 24720 | 5 | Neo, Maxx, Genki, GT | 1.5 petrol FWD 5.4
Mazda3 | hatch | 2012- | 32100 | 5 | G20 Pure~1, G20 Evolve~1, G25 GT~2, G25 Astina~2 | 2.0 petrol FWD 6.2; 2.5 petrol FWD 6.6
Mazda6 | wagon | 2013-2024 | 40900 | 5 | Sport, Touring, GT, Atenza | 2.5 petrol FWD 7; 2.5 turbo FWD 7.6
CX-3 | crossover | 2015- | 26800 | 5 | Neo Sport, Maxx Sport, Akari | 2.0 petrol FWD 6.3
CX-5 | suv | 2012- | 38990 | 5 | Maxx, Maxx Sport, Touring, Akera | 2.5 petrol AWD 7.4; 2.2 diesel AWD 5.7
CX-8 | suv | 2018-2024 | 46900 | 7 | Sport, Touring, GT SP, Asaki | 2.2 diesel AWD 6; 2.5 petrol FWD 8.1
CX-60 | suv | 2023- | 59900 | 5 | Evolve, GT, Azami | 3.3 turbo AWD 7.4; 3.3 diesel AWD 5
BT-50 | ute | 2012- | 48700 | 5 | XT, XTR, GT, SP | 3.0/4 diesel 4WD 8
MX-5 | convertible | 2012- | 42990 | 2 | Roadster, Roadster GT, GT RS | 2.0 petrol RWD 6.8
Volkswagen WVW
Polo | hatch | 2012- | 30790 | 5 | Life~1, Style~1, GTI@2 | 1.0 turbo FWD 5.4; 2.0 turbo FWD 6.5
Golf | hatch | 2013- | 38690 | 5 | Life~1, Style~1, R-Line~1, GTI@2 | 1.4 turbo FWD 5.8; 2.0 turbo FWD 7
Golf R | wagon | 2015- | 72990 | 5 | Wagon | 2.0 turbo AWD 7.8
Tiguan | suv | 2012- | 46990 | 5 | Life, Elegance, R-Line | 1.4 turbo FWD 7.7; 2.0 turbo AWD 8.5
T-Cross | crossover | 2020- | 30990 | 5 | Life, Style | 1.0 turbo FWD 5.4
Amarok | ute | 2012- | 54990 | 5 | Core, Life, Style, Aventura | 2.0 diesel 4WD 7.2; 3.0 diesel 4WD 8.4
Caddy | van | 2012- | 37990 | 2 | Cargo, Cargo Maxi | 2.0 diesel FWD 4.9
Multivan | people-mover | 2012- | 76990 | 7 | Life, Style | 2.0 diesel FWD 6.6
ID.4 | suv | 2024- | 59990 | 5 | Pure, Pro | electric RWD
Kia KNA
Picanto | hatch | 2016- | 18990 | 5 | Sport, GT-Line | 1.2 petrol FWD 5.8
Cerato | hatch | 2013-2024 | 27560 | 5 | S, Sport, Sport+, GT | 2.0 petrol FWD 7.4
Seltos | crossover | 2019- | 31500 | 5 | S, Sport, Sport+, GT-Line | 2.0 petrol FWD 6.9; 1.6 turbo AWD 7.4
Sportage | suv | 2012- | 34990 | 5 | S, SX, SX+, GT-Line | 2.0 petrol FWD 8.1; 2.0 diesel AWD 6.3; 1.6 hybrid FWD 4.9
Sorento | suv | 2012- | 51630 | 7 | S, Sport, Sport+, GT-Line | 2.2 diesel AWD 6.1; 3.5 petrol FWD 9.7; 1.6 hybrid AWD 5.8
Carnival | people-mover | 2015- | 53150 | 8 | S, Sport, Sport+, GT-Line | 2.2 diesel FWD 6.5; 3.5 petrol FWD 9.6
EV6 | suv | 2022- | 72590 | 5 | Air, GT-Line, GT | electric AWD
Niro | crossover | 2021- | 45000 | 5 | HEV S, HEV GT-Line | 1.6 hybrid FWD 4
Hyundai KMH
i30 | hatch | 2012- | 30220 | 5 | Active, Elite, N Line, N Line Premium | 2.0 petrol FWD 7.4; 1.6 turbo FWD 7.1
i30 Sedan | sedan | 2020- | 28500 | 5 | Active, Elite, N Line | 2.0 petrol FWD 7.1
Kona | crossover | 2017- | 32500 | 5 | Active~1, Elite~1, Premium~2, Electric@3 | 2.0 petrol FWD 6.6; 1.6 hybrid FWD 3.9; electric FWD
Tucson | suv | 2015- | 39100 | 5 | Active, Elite, Highlander, N Line | 2.0 petrol FWD 8.1; 1.6 turbo AWD 7.2; 1.6 hybrid AWD 5.3
Santa Fe | suv | 2012- | 55500 | 7 | Active, Elite, Highlander | 2.2 diesel AWD 6.1; 1.6 hybrid AWD 5.6
Staria | people-mover | 2021- | 52000 | 8 | Base, Elite, Highlander | 2.2 diesel AWD 8.2; 3.5 petrol FWD 10.5
Staria Load | van | 2021- | 46740 | 2 | Crew, Premium | 2.2 diesel FWD 7
Ioniq 5 | suv | 2021- | 69800 | 5 | Dynamiq, Techniq, Epiq | electric RWD
Ford MPB
Focus | hatch | 2012-2022 | 30990 | 5 | Trend, Titanium, ST-Line | 1.5 turbo FWD 6.4
Mustang | coupe | 2015- | 71990 | 4 | EcoBoost@2, GT@1, GT Premium@1 | 5.0 petrol RWD 13; 2.3 turbo RWD 9.6
Mustang Convertible | convertible | 2015- | 78990 | 4 | GT | 5.0 petrol RWD 13
Escape | crossover | 2017-2023 | 37990 | 5 | Ambiente, Trend, ST-Line, Vignale | 2.0 turbo FWD 8.6
Everest | offroader | 2015- | 58290 | 7 | Ambiente, Trend, Sport, Platinum | 2.0 diesel 4WD 7.2; 3.0 diesel 4WD 8.5
Ranger | ute | 2012- | 55630 | 5 | XL, XLS, XLT, Wildtrak, Platinum | 2.0 diesel 4WD 7.6; 3.0 diesel 4WD 8.4
Transit Custom | van | 2013- | 57590 | 3 | Trend, Sport | 2.0 diesel FWD 7.7
Isuzu MPA
D-MAX | ute | 2012- | 49900 | 5 | SX, LS-M, LS-U, X-Terrain | 3.0/4 diesel 4WD 8; 1.9 diesel 4WD 6.9
MU-X | offroader | 2013- | 60900 | 7 | LS-M, LS-U, LS-T | 3.0/4 diesel 4WD 8.3
Mitsubishi JMF
ASX | crossover | 2012- | 27990 | 5 | ES, MR, LS, Exceed | 2.0 petrol FWD 7.6
Eclipse Cross | suv | 2017- | 33990 | 5 | ES~1, LS~1, Aspire~1, PHEV Exceed@2 | 1.5 turbo FWD 7.3; 2.4 plugin AWD 1.9
Outlander | suv | 2012- | 39790 | 7 | ES~1, LS~1, Aspire~1, PHEV Exceed@2 | 2.5 petrol AWD 8.1; 2.4 plugin AWD 1.5
Pajero Sport | offroader | 2015- | 46990 | 7 | GLX, GLS, Exceed, GSR | 2.4 diesel 4WD 8
Triton | ute | 2012- | 45990 | 5 | GLX, GLX+, GLS, GSR | 2.4 diesel 4WD 7.7
Delica D:5 | people-mover | 2012- | 54990 | 8 | G Power, P, Urban Gear | 2.2 diesel 4WD 7.9
Honda MRH
Jazz | hatch | 2012-2021 | 21990 | 5 | VTi, VTi-S, VTi-L | 1.5 petrol FWD 5.9
Civic | hatch | 2012- | 47200 | 5 | VTi-LX~1, e:HEV LX@2 | 1.5 turbo FWD 6.3; 2.0 hybrid FWD 4.2
HR-V | crossover | 2015- | 34900 | 5 | Vi X~1, e:HEV X@2, e:HEV RS@2, e:HEV L@2 | 1.5 petrol FWD 5.8; 1.5 hybrid FWD 4.3
CR-V | suv | 2012- | 44500 | 5 | VTi X~1, VTi L~1, e:HEV RS@2 | 1.5 turbo AWD 7.4; 2.0 hybrid FWD 5.5
ZR-V | suv | 2023- | 40200 | 5 | VTi X~1, VTi L~1, e:HEV LX@2 | 1.5 turbo FWD 7.2; 2.0 hybrid FWD 5
MG LSJ
MG3 | hatch | 2017- | 22990 | 5 | Excite~1, Essence~1, Hybrid+ Essence@2 | 1.5 petrol FWD 6; 1.5 hybrid FWD 4.3
ZS | crossover | 2018- | 26990 | 5 | Excite, Essence | 1.5 petrol FWD 6.9; 1.3 turbo FWD 6.7
HS | suv | 2019- | 33990 | 5 | Vibe, Excite, Essence | 1.5 turbo FWD 6.9; 1.5 hybrid FWD 5.2
MG4 | hatch | 2023- | 37990 | 5 | Excite 51, Essence 64, XPower | electric RWD
GWM LGW
Haval Jolion | suv | 2021- | 28990 | 5 | Premium~1, Lux~1, Ultra~1, Ultra Hybrid@2 | 1.5 turbo FWD 8.1; 1.5 hybrid FWD 5.1
Haval H6 | suv | 2021- | 35990 | 5 | Premium~1, Lux~1, Ultra~1, Ultra Hybrid@2 | 2.0 turbo FWD 7.4; 1.5 hybrid FWD 5.2
Tank 300 | offroader | 2023- | 46990 | 5 | Lux~1, Ultra~1, Ultra Hybrid@2 | 2.0 turbo 4WD 9.5; 2.0 hybrid 4WD 8.4
Cannon | ute | 2020- | 40490 | 5 | Premium, L, X, XSR | 2.0 diesel 4WD 9.4
BYD LGX
Dolphin | hatch | 2023- | 31990 | 5 | Essential, Dynamic, Premium | electric FWD
Atto 3 | crossover | 2022- | 41990 | 5 | Essential, Premium | electric FWD
Seal | sedan | 2023- | 49990 | 5 | Dynamic, Premium, Performance | electric RWD
Shark 6 | ute | 2024- | 58990 | 5 | Premium | 1.5 plugin 4WD 2
Tesla LRW
Model 3 | sedan | 2019- | 58900 | 5 | RWD, Long Range, Performance | electric RWD
Model Y | suv | 2022- | 60900 | 5 | RWD, Long Range, Performance | electric RWD
Nissan JN1
Juke | crossover | 2013- | 31650 | 5 | ST, ST-L, Ti | 1.0 turbo FWD 5.8
Qashqai | crossover | 2014- | 36990 | 5 | ST~1, ST-L~1, Ti~1, e-Power Ti@2 | 1.3 turbo FWD 6.1; 1.5 hybrid FWD 5.2
X-Trail | suv | 2014- | 40990 | 7 | ST, ST-L, Ti, Ti-L | 2.5 petrol AWD 7.8; 1.5 hybrid AWD 6.1
Patrol | offroader | 2013- | 90600 | 8 | Ti, Ti-L | 5.6 petrol 4WD 14.4
Navara | ute | 2015- | 47990 | 5 | SL, ST, ST-X, PRO-4X | 2.3 diesel 4WD 7.9
Leaf | hatch | 2019- | 50990 | 5 | Base, e+ | electric FWD
Subaru JF2
Impreza | hatch | 2012- | 33990 | 5 | 2.0L, 2.0R, 2.0S | 2.0 petrol AWD 7.5
Crosstrek | crossover | 2023- | 37990 | 5 | 2.0L~1, 2.0R~1, Hybrid S@2 | 2.0 petrol AWD 7.2; 2.0 hybrid AWD 6.5
Forester | suv | 2012- | 43490 | 5 | 2.5i~1, 2.5i-L~1, 2.5i-S~1, Hybrid S@2 | 2.5 petrol AWD 7.4; 2.0 hybrid AWD 6.2
Outback | wagon | 2012- | 46490 | 5 | AWD, AWD Sport, AWD Touring | 2.5 petrol AWD 7.3; 2.4 turbo AWD 9
WRX | sedan | 2014- | 50490 | 5 | AWD, RS, tS | 2.4 turbo AWD 8.5
BRZ | coupe | 2012- | 46290 | 4 | Coupe, Coupe S, tS | 2.4 petrol RWD 8.8
Land Rover SAL
Defender 110 | offroader | 2020- | 104900 | 5 | S, SE, X-Dynamic HSE | 3.0 diesel 4WD 8
Discovery | offroader | 2014- | 123900 | 7 | S, Dynamic SE, Dynamic HSE | 3.0 diesel 4WD 7.9
Discovery Sport | offroader | 2015- | 83900 | 7 | S, Dynamic SE | 2.0 turbo AWD 8.3; 2.0 diesel AWD 6.6
Range Rover Evoque | crossover | 2012- | 85900 | 5 | S, Dynamic SE, Dynamic HSE | 2.0 turbo AWD 8.1
Mercedes-Benz W1K
A-Class | hatch | 2013- | 64000 | 5 | A180~1, A200~1, A250 4MATIC@2 | 1.3 turbo FWD 5.8; 2.0 turbo AWD 7
C-Class | sedan | 2012- | 90900 | 5 | C200, C300 | 1.5 turbo RWD 7; 2.0 turbo RWD 7.4
GLC | suv | 2015- | 103400 | 5 | 200, 300 4MATIC | 2.0 turbo AWD 7.8
E-Class | coupe | 2013-2023 | 124900 | 4 | E300, E350 | 2.0 turbo RWD 7.8
Vito | van | 2015- | 62700 | 3 | 114, 116 | 2.0 diesel RWD 7.2
Suzuki JSA
Swift | hatch | 2012- | 24490 | 5 | Hybrid, Hybrid Plus, Hybrid GLX | 1.2 hybrid FWD 3.9
Vitara | crossover | 2015- | 31490 | 5 | Base~1, Turbo@2, Turbo AllGrip@2 | 1.6 petrol FWD 6; 1.4 turbo AWD 6.2
Jimny | offroader | 2019- | 31990 | 4 | Lite, GLX, XL | 1.5 petrol 4WD 6.9
LDV LSK
T60 Max | ute | 2018- | 39990 | 5 | Pro, Luxe | 2.0 diesel 4WD 9.2
D90 | suv | 2018-2025 | 46990 | 7 | Mode, Executive | 2.0 turbo 4WD 11.3; 2.0 diesel 4WD 9.1
G10 | van | 2015- | 32990 | 3 | Base, Plus | 1.9 diesel RWD 8.3
Mifa | people-mover | 2023- | 49990 | 7 | Mode, Executive | 2.0 turbo FWD 9.4
Audi WAU
A3 | hatch | 2013- | 58400 | 5 | 35 TFSI~1, 40 TFSI S line@2 | 1.5 turbo FWD 5.8; 2.0 turbo AWD 6.8
A5 | coupe | 2012- | 82300 | 4 | 40 TFSI, 45 TFSI S line | 2.0 turbo AWD 7.1
A5 Cabriolet | convertible | 2012-2024 | 96900 | 4 | 45 TFSI S line | 2.0 turbo AWD 7.4
Q3 | crossover | 2012- | 61600 | 5 | 35 TFSI~1, 40 TFSI S line@2 | 1.4 turbo FWD 7.3; 2.0 turbo AWD 8.1
Q5 | suv | 2013- | 77300 | 5 | 40 TDI~1, 45 TFSI@2 | 2.0 diesel AWD 5.7; 2.0 turbo AWD 8
BMW WBA
118i | hatch | 2012- | 57900 | 5 | Base, M Sport | 1.5 turbo FWD 5.9
320i | sedan | 2012- | 82900 | 5 | Luxury Line, M Sport | 2.0 turbo RWD 6.5
420i | convertible | 2014- | 107900 | 4 | M Sport | 2.0 turbo RWD 7.1
X1 | crossover | 2012- | 59400 | 5 | sDrive18i~1, xDrive20i~2 | 1.5 turbo FWD 6.5; 2.0 turbo AWD 7.7
X3 | suv | 2012- | 88100 | 5 | sDrive20i~1, xDrive30i~1, xDrive20d@2 | 2.0 turbo AWD 7.8; 2.0 diesel AWD 6.1
ŠKODA TMB
Fabia | hatch | 2012- | 28990 | 5 | Select, Run-Out, Monte Carlo | 1.0 turbo FWD 5.1; 1.5 turbo FWD 5.9
Octavia | wagon | 2013- | 42990 | 5 | Ambition~1, Style~1, RS@2 | 1.4 turbo FWD 5.7; 2.0 turbo FWD 6.8
Superb | wagon | 2013- | 61990 | 5 | Style, SportLine, Scout | 2.0 turbo AWD 8
Kamiq | crossover | 2020- | 33990 | 5 | Ambition, Monte Carlo, Signature | 1.0 turbo FWD 5.1; 1.5 turbo FWD 5.6
Karoq | suv | 2018- | 39990 | 5 | Ambition, Style, SportLine | 1.4 turbo FWD 6.6; 2.0 turbo AWD 7.5
Kodiaq | suv | 2017- | 52990 | 7 | Select, SportLine, RS | 2.0 turbo AWD 8.3; 2.0 diesel AWD 5.9
`;
