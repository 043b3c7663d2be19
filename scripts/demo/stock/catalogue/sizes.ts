/**
 * What cars take along and how strong they are: make and model, litres of the boot (of a van its load), kilograms on a braked
 * trailer, kilowatts of each engine in the order of the catalogue; `-` for what is not said.
 * `Ford Ranger@1FM` is one whose VINs begin so: elsewhere it has other engines.
 */
export const sizeCatalogue = `
Toyota Corolla: 217 1300 125 103
Toyota Yaris: 270 - 88 85
Toyota Camry: 524 1000 152 160
Toyota RAV4: 580 1500 127 163
Toyota Kluger: 241 2000 198 184
Toyota LandCruiser Prado: 182 3500 150
Toyota LandCruiser 300: 175 3500 227
Toyota HiLux: - 3500 150 122
Toyota HiAce: 6200 1900 130
Toyota 86: 226 - 174
Toyota Corolla@4T1: 371 - 126 103
Toyota Camry@4T1: 428 - 168 173
Toyota Prius: 450 - 144 144
Toyota Highlander: 450 2270 198 181
Toyota 4Runner: 1320 2720 207 201
Toyota Tacoma: - 2950 207 207
Toyota Tundra: - 5440 290 284
Toyota Sienna: 950 1590 183
Mazda Mazda2: 250 900 82
Mazda Mazda3: 295 1200 114 139
Mazda Mazda6: 506 1600 140 170
Mazda CX-3: 264 1200 110
Mazda CX-5: 442 1800 140 140
Mazda CX-8: 209 2000 140 140
Mazda CX-60: 477 2500 209 187
Mazda BT-50: - 3500 140
Mazda MX-5: 130 - 135
Volkswagen Polo: 351 1100 85 147
Volkswagen Golf: 374 1400 110 180
Volkswagen Golf R: 611 1900 245
Volkswagen Tiguan: 615 1800 110 132
Volkswagen T-Cross: 385 1200 85
Volkswagen Amarok: - 3500 125 184
Volkswagen Caddy: 3100 1500 75
Volkswagen Multivan: 469 2000 150
Volkswagen ID.4: 543 1200 -
Kia Picanto: 255 800 62
Kia Cerato: 428 1250 112
Kia Seltos: 433 1250 110 146
Kia Sportage: 543 1650 115 137 169
Kia Sorento: 616 2000 148 200 169
Kia Carnival: 627 2000 148 216
Kia EV6: 490 1600 -
Kia Niro: 425 - 104
Kia K5: 453 - 142
Kia Telluride: 601 2270 217
Hyundai i30: 395 1300 120 150
Hyundai i30 Sedan: 474 1300 117
Hyundai Kona: 407 1300 110 104 -
Hyundai Tucson: 539 1650 115 132 172
Hyundai Santa Fe: 628 2500 148 172
Hyundai Staria: 831 2500 130 200
Hyundai Staria Load: 4935 2500 130
Hyundai Ioniq 5: 527 1600 -
Hyundai Elantra: 402 - 110 104
Hyundai Palisade: 509 2270 217
Hyundai Santa Cruz: - 2270 142 210
Ford Focus: 341 1500 134
Ford Mustang: 381 - 347 236
Ford Mustang Convertible: 313 - 347
Ford Escape: 526 1800 183
Ford Everest: 259 3500 154 184
Ford Ranger: - 3500 154 184
Ford Ranger@1FM: - 3400 201
Ford Mustang@1FM: 381 - 235 358
Ford Escape@1FM: 949 1590 134 160
Ford Transit Custom: 5800 2500 125
Ford F-150: - 5000 242 298 298
Ford Maverick: - 1810 142 186
Ford Bronco: 991 1590 224 246
Ford Explorer: 515 2270 224 298
Ford Mustang Mach-E: 840 - -
Chevrolet Silverado 1500: - 4310 231 265 227
Chevrolet Colorado: - 3490 231
Chevrolet Equinox: 846 680 130 130
Chevrolet Traverse: 651 2270 245
Chevrolet Tahoe: 722 3580 265 227
Chevrolet Malibu: 447 - 119
Jeep Wrangler: 898 1590 213 201
Jeep Grand Cherokee: 1068 2810 219 266
Jeep Gladiator: - 3470 213
Isuzu D-MAX: - 3500 140 110
Isuzu MU-X: 311 3500 140
Mitsubishi ASX: 393 1300 110
Mitsubishi Eclipse Cross: 437 1600 110 -
Mitsubishi Outlander: 478 1600 135 -
Mitsubishi Pajero Sport: 502 3100 133
Mitsubishi Triton: - 3500 150
Mitsubishi Delica D:5: 350 1500 107
Honda Jazz: 354 800 88
Honda Civic: 409 800 131 135
Honda HR-V: 304 800 89 96
Honda CR-V: 589 1500 140 135
Honda ZR-V: 380 1200 131 135
Honda Civic@1HG: 419 - 112 149
Honda CR-V@1HG: 1113 680 142 152
Honda Accord: 473 - 143 152
Honda Pilot: 527 1590 213
Honda Odyssey: 929 1360 209
Honda Ridgeline: - 2270 209
MG MG3: 293 - 81 155
MG ZS: 359 500 84 115
MG HS: 507 1500 125 165
MG MG4: 363 500 -
GWM Haval Jolion: 337 1500 110 140
GWM Haval H6: 600 2000 150 179
GWM Tank 300: 400 2500 162 180
GWM Cannon: - 3000 120
BYD Dolphin: 345 - -
BYD Atto 3: 440 - -
BYD Seal: 400 - -
BYD Shark 6: - 2500 -
Tesla Model 3: 594 1000 -
Tesla Model Y: 854 1600 -
Nissan Juke: 422 1250 84
Nissan Qashqai: 418 1500 110 140
Nissan X-Trail: 585 2000 135 157
Nissan Patrol: 467 3500 298
Nissan Navara: - 3500 140
Nissan Leaf: 405 - -
Nissan Altima: 436 - 140
Nissan Rogue: 1034 680 150
Nissan Pathfinder: 470 2720 212
Nissan Frontier: - 2940 231
Subaru Impreza: 291 1200 115
Subaru Crosstrek: 291 1400 115 110
Subaru Forester: 498 1800 136 110
Subaru Outback: 522 2400 138 183
Subaru Ascent: 504 2270 194
Subaru WRX: 411 1200 202
Subaru BRZ: 201 - 174
Land Rover Defender 110: 972 3500 221
Land Rover Discovery: 258 3500 221
Land Rover Discovery Sport: 157 2200 183 150
Land Rover Range Rover Evoque: 472 1800 183
Mercedes-Benz A-Class: 355 1600 120 165
Mercedes-Benz C-Class: 455 1800 150 190
Mercedes-Benz GLC: 620 2400 190
Mercedes-Benz E-Class: 425 - 180
Mercedes-Benz Vito: 6000 2000 100
Suzuki Swift: 265 - 61
Suzuki Vitara: 375 1200 86 103
Suzuki Jimny: 85 1300 75
LDV T60 Max: - 3000 160
LDV D90: 343 3100 165 160
LDV G10: 5200 1500 110
LDV Mifa: 466 2000 160
Audi A3: 380 1500 110 140
Audi A5: 450 1800 140 183
Audi A5 Cabriolet: 370 - 183
Audi Q3: 530 1900 110 132
Audi Q5: 520 2000 150 183
BMW 118i: 380 1300 103
BMW 320i: 480 1600 135
BMW 420i: 300 - 135
BMW X1: 540 1800 115 150
BMW X3: 550 2000 135 140
ŠKODA Fabia: 380 1100 81 110
ŠKODA Octavia: 640 1500 110 180
ŠKODA Superb: 660 2200 195
ŠKODA Kamiq: 400 1200 85 110
ŠKODA Karoq: 521 1900 110 140
ŠKODA Kodiaq: 270 2300 132 147
`;
