/** Area codes and countries within a single time zone. Those that span two are left out. */
const areaCodes: readonly (readonly [zone: string, codes: string])[] = [
  [
    'America/New_York',
    `201 202 203 207 212 215 216 220 223 229 234 239 240 248 252 257 267 272 276 283 301 302 304 305 313
     315 317 321 324 326 330 332 336 339 347 351 352 363 380 386 401 404 407 410 412 413 419 434 440 443
     445 463 470 472 475 478 484 502 508 513 516 517 518 540 551 561 567 570 571 582 585 586 603 607 609
     610 614 617 631 640 645 646 656 667 678 679 680 681 686 689 703 704 706 716 717 718 724 727 728 732
     734 740 743 754 757 762 770 771 772 774 781 786 802 803 804 810 813 814 826 828 835 838 839 843 845
     848 854 856 857 859 860 862 863 864 865 878 904 908 910 912 914 917 919 929 934 937 941 943 947 948
     954 959 973 978 980 984 989`,
  ],
  [
    'America/Chicago',
    `205 210 214 217 218 224 225 228 235 251 254 256 262 274 281 309 312 314 316 318 319 320 325 327 331
     337 346 353 361 405 409 414 417 430 447 464 469 479 501 504 507 512 515 534 539 557 563 572 573 601
     608 612 615 618 629 630 636 641 651 659 660 662 682 708 712 713 715 726 730 731 737 763 769 773 779
     806 815 816 817 830 832 847 861 870 872 901 903 913 918 920 924 936 938 940 945 952 956 972 975 979
     985`,
  ],
  ['America/Denver', '303 307 385 406 435 505 575 719 720 801 915 970 983'],
  ['America/Phoenix', '480 520 602 623'],
  [
    'America/Los_Angeles',
    `206 209 213 253 279 310 323 341 350 360 369 408 415 424 425 442 503 509 510 530 559 562 564 619 626
     628 650 657 661 669 702 707 714 725 747 760 805 818 820 831 837 840 858 909 916 925 949 951 971`,
  ],
  ['Pacific/Honolulu', '808'],
  ['America/Toronto', '289 365 416 437 438 450 514 647 905'],
  ['America/Winnipeg', '204 431'],
  ['America/Edmonton', '403 587 780 825'],
  ['America/Vancouver', '604'],
];

const countries: Readonly<Record<string, string>> = {
  '20': 'Africa/Cairo',
  '27': 'Africa/Johannesburg',
  '30': 'Europe/Athens',
  '31': 'Europe/Amsterdam',
  '32': 'Europe/Brussels',
  '33': 'Europe/Paris',
  '36': 'Europe/Budapest',
  '39': 'Europe/Rome',
  '40': 'Europe/Bucharest',
  '41': 'Europe/Zurich',
  '43': 'Europe/Vienna',
  '44': 'Europe/London',
  '45': 'Europe/Copenhagen',
  '46': 'Europe/Stockholm',
  '47': 'Europe/Oslo',
  '48': 'Europe/Warsaw',
  '49': 'Europe/Berlin',
  '51': 'America/Lima',
  '57': 'America/Bogota',
  '63': 'Asia/Manila',
  '65': 'Asia/Singapore',
  '66': 'Asia/Bangkok',
  '81': 'Asia/Tokyo',
  '82': 'Asia/Seoul',
  '84': 'Asia/Ho_Chi_Minh',
  '86': 'Asia/Shanghai',
  '91': 'Asia/Kolkata',
  '92': 'Asia/Karachi',
  '94': 'Asia/Colombo',
  '234': 'Africa/Lagos',
  '254': 'Africa/Nairobi',
  '353': 'Europe/Dublin',
  '358': 'Europe/Helsinki',
  '420': 'Europe/Prague',
  '421': 'Europe/Bratislava',
  '852': 'Asia/Hong_Kong',
  '880': 'Asia/Dhaka',
  '966': 'Asia/Riyadh',
  '971': 'Asia/Dubai',
  '972': 'Asia/Jerusalem',
};

const zones = new Map(
  areaCodes.flatMap(([zone, codes]) => codes.split(/\s+/).map((code) => [code, zone] as const)),
);

/** Returns the time zone of a number's owner (E.164); undefined if the number doesn't reveal it. */
export function zoneOfNumber(phone: string): string | undefined {
  if (phone.startsWith('+1')) return zones.get(phone.slice(2, 5));
  return countries[phone.slice(1, 3)] ?? countries[phone.slice(1, 4)];
}
