import type { ListedCompany } from '#domain/companies/company-search.ts'

/**
 * Well-known US-listed companies and ETFs, so that search answers on first start and offline,
 * before the full SEC list has been fetched. Written by hand, as known in early 2026 (no list was copied):
 * one `TICKER Company name` per line, sorted by ticker. Listings that were about to end are left out.
 */
export const STARTER_TABLE: readonly ListedCompany[] = readRows(`
A Agilent Technologies, Inc.
AA Alcoa Corporation
AAL American Airlines Group Inc.
AAON AAON, Inc.
AAP Advance Auto Parts, Inc.
AAPL Apple Inc.
ABBV AbbVie Inc.
ABEV Ambev S.A.
ABNB Airbnb, Inc.
ABT Abbott Laboratories
ACGL Arch Capital Group Ltd.
ACHR Archer Aviation Inc.
ACI Albertsons Companies, Inc.
ACN Accenture plc
ACWI iShares MSCI ACWI ETF
ADBE Adobe Inc.
ADC Agree Realty Corporation
ADI Analog Devices, Inc.
ADM Archer-Daniels-Midland Company
ADP Automatic Data Processing, Inc.
ADSK Autodesk, Inc.
AEE Ameren Corporation
AEM Agnico Eagle Mines Limited
AEO American Eagle Outfitters, Inc.
AEP American Electric Power Company, Inc.
AFL Aflac Incorporated
AFRM Affirm Holdings, Inc.
AG First Majestic Silver Corp.
AGG iShares Core U.S. Aggregate Bond ETF
AGNC AGNC Investment Corp.
AI C3.ai, Inc.
AIG American International Group, Inc.
AIZ Assurant, Inc.
AJG Arthur J. Gallagher & Co.
AKAM Akamai Technologies, Inc.
ALAB Astera Labs, Inc.
ALB Albemarle Corporation
ALGN Align Technology, Inc.
ALK Alaska Air Group, Inc.
ALL The Allstate Corporation
ALLE Allegion plc
ALLY Ally Financial Inc.
ALNY Alnylam Pharmaceuticals, Inc.
AMAT Applied Materials, Inc.
AMC AMC Entertainment Holdings, Inc.
AMCR Amcor plc
AMD Advanced Micro Devices, Inc.
AME AMETEK, Inc.
AMGN Amgen Inc.
AMKR Amkor Technology, Inc.
AMP Ameriprise Financial, Inc.
AMT American Tower Corporation
AMZN Amazon.com, Inc.
ANET Arista Networks, Inc.
ANF Abercrombie & Fitch Co.
AON Aon plc
AOS A. O. Smith Corporation
APA APA Corporation
APD Air Products and Chemicals, Inc.
APH Amphenol Corporation
APLD Applied Digital Corporation
APLE Apple Hospitality REIT, Inc.
APO Apollo Global Management, Inc.
APP AppLovin Corporation
APTV Aptiv PLC
AR Antero Resources Corporation
ARE Alexandria Real Estate Equities, Inc.
ARES Ares Management Corporation
ARGX argenx SE
ARKB ARK 21Shares Bitcoin ETF
ARKG ARK Genomic Revolution ETF
ARKK ARK Innovation ETF
ARM Arm Holdings plc
AS Amer Sports, Inc.
ASML ASML Holding N.V.
ASTS AST SpaceMobile, Inc.
ASX ASE Technology Holding Co., Ltd.
ATO Atmos Energy Corporation
AVAV AeroVironment, Inc.
AVB AvalonBay Communities, Inc.
AVGO Broadcom Inc.
AVTR Avantor, Inc.
AVUV Avantis U.S. Small Cap Value ETF
AVY Avery Dennison Corporation
AWK American Water Works Company, Inc.
AXON Axon Enterprise, Inc.
AXP American Express Company
AZN AstraZeneca PLC
AZO AutoZone, Inc.
B Barrick Mining Corporation
BA The Boeing Company
BABA Alibaba Group Holding Limited
BAC Bank of America Corporation
BALL Ball Corporation
BAX Baxter International Inc.
BB BlackBerry Limited
BBAI BigBear.ai Holdings, Inc.
BBD Banco Bradesco S.A.
BBVA Banco Bilbao Vizcaya Argentaria, S.A.
BBWI Bath & Body Works, Inc.
BBY Best Buy Co., Inc.
BCS Barclays PLC
BDX Becton, Dickinson and Company
BE Bloom Energy Corporation
BEAM BackgroundGlow Therapeutics Inc.
BEKE KE Holdings Inc.
BEN Franklin Resources, Inc.
BF.B Brown-Forman Corporation Class B
BG Bunge Global SA
BHP BHP Group Limited
BIDU Baidu, Inc.
BIIB Biogen Inc.
BIL State Street SPDR Bloomberg 1-3 Month T-Bill ETF
BILI Bilibili Inc.
BIRK Birkenstock Holding plc
BITB Bitwise Bitcoin ETF
BITO ProShares Bitcoin ETF
BJ BJ's Wholesale Club Holdings, Inc.
BK The Bank of New York Mellon Corporation
BKNG Booking Holdings Inc.
BKR Baker Hughes Company
BLDR Builders FirstSource, Inc.
BLK BlackRock, Inc.
BMNR BitMine Immersion Technologies, Inc.
BMO Bank of Montreal
BMRN BioMarin Pharmaceutical Inc.
BMY Bristol-Myers Squibb Company
BND Vanguard Total Bond Market ETF
BNDX Vanguard Total International Bond ETF
BNS The Bank of Nova Scotia
BNTX BioNTech SE
BOTZ Global X Robotics & Artificial Intelligence ETF
BP BP p.l.c.
BR Broadridge Financial Solutions, Inc.
BRK.A Berkshire Hathaway Inc. Class A
BRK.B Berkshire Hathaway Inc. Class B
BRO Brown & Brown, Inc.
BROS Dutch Bros Inc.
BSX Boston Scientific Corporation
BSY Bentley Systems, Incorporated
BTI British American Tobacco p.l.c.
BUD Anheuser-Busch InBev SA/NV
BURL Burlington Stores, Inc.
BWA BorgWarner Inc.
BWXT BWX Technologies, Inc.
BX Blackstone Inc.
BXP BXP, Inc.
C Citigroup Inc.
CAG Conagra Brands, Inc.
CAH Cardinal Health, Inc.
CAKE The Cheesecake Factory Incorporated
CARR Carrier Global Corporation
CART Maplebear Inc.
CAT Caterpillar Inc.
CAVA CAVA Group, Inc.
CB Chubb Limited
CBOE Cboe Global Markets, Inc.
CBRE CBRE Group, Inc.
CCEP Coca-Cola Europacific Partners PLC
CCI Crown Castle Inc.
CCJ Cameco Corporation
CCL Carnival Corporation
CDE Coeur Mining, Inc.
CDNS Cadence Design Systems, Inc.
CDW CDW Corporation
CEG Constellation Energy Corporation
CELH Celsius Holdings, Inc.
CF CF Industries Holdings, Inc.
CFG Citizens Financial Group, Inc.
CG The Carlyle Group Inc.
CGC Canopy Growth Corporation
CHD Church & Dwight Co., Inc.
CHKP Check Point Software Technologies Ltd.
CHPT ChargePoint Holdings, Inc.
CHRW C.H. Robinson Worldwide, Inc.
CHTR Charter Communications, Inc.
CHWY Chewy, Inc.
CI The Cigna Group
CIBR First Trust NASDAQ Cybersecurity ETF
CIEN Ciena Corporation
CINF Cincinnati Financial Corporation
CL Colgate-Palmolive Company
CLF Cleveland-Cliffs Inc.
CLS Celestica Inc.
CLSK CleanSpark, Inc.
CLX The Clorox Company
CM Canadian Imperial Bank of Commerce
CMCSA Comcast Corporation
CME CME Group Inc.
CMG Chipotle Mexican Grill, Inc.
CMI Cummins Inc.
CMS CMS Energy Corporation
CNC Centene Corporation
CNI Canadian National Railway Company
CNP CenterPoint Energy, Inc.
CNQ Canadian Natural Resources Limited
COF Capital One Financial Corporation
COHR Coherent Corp.
COIN Coinbase Global, Inc.
COKE Coca-Cola Consolidated, Inc.
COO The Cooper Companies, Inc.
COP ConocoPhillips
COPX Global X Copper Miners ETF
COR Cencora, Inc.
CORZ Core Scientific, Inc.
COST Costco Wholesale Corporation
COTY Coty Inc.
COWZ Pacer US Cash Cows 100 ETF
CP Canadian Pacific Kansas City Limited
CPAY Corpay, Inc.
CPB The Campbell's Company
CPNG Coupang, Inc.
CPRT Copart, Inc.
CPT Camden Property Trust
CRCL Circle Internet Group, Inc.
CRDO Credo Technology Group Holding Ltd
CRH CRH plc
CRL Charles River Laboratories International, Inc.
CRM Salesforce, Inc.
CROX Crocs, Inc.
CRSP CRISPR Therapeutics AG
CRUS Cirrus Logic, Inc.
CRWD CrowdStrike Holdings, Inc.
CRWV CoreWeave, Inc.
CSCO Cisco Systems, Inc.
CSGP CoStar Group, Inc.
CSX CSX Corporation
CTAS Cintas Corporation
CTSH Cognizant Technology Solutions Corporation
CTVA Corteva, Inc.
CVE Cenovus Energy Inc.
CVNA Carvana Co.
CVS CVS Health Corporation
CVX Chevron Corporation
CX CEMEX, S.A.B. de C.V.
D Dominion Energy, Inc.
DAL Delta Air Lines, Inc.
DASH DoorDash, Inc.
DB Deutsche Bank Aktiengesellschaft
DBX Dropbox, Inc.
DD DuPont de Nemours, Inc.
DDOG Datadog, Inc.
DE Deere & Company
DECK Deckers Outdoor Corporation
DELL Dell Technologies Inc.
DEO Diageo plc
DFAC Dimensional U.S. Core Equity 2 ETF
DG Dollar General Corporation
DGRO iShares Core Dividend Growth ETF
DGX Quest Diagnostics Incorporated
DHI D.R. Horton, Inc.
DHR Danaher Corporation
DIA State Street SPDR Dow Jones Industrial Average ETF Trust
DIS The Walt Disney Company
DKNG DraftKings Inc.
DKS DICK'S Sporting Goods, Inc.
DLR Digital Realty Trust, Inc.
DLTR Dollar Tree, Inc.
DOC Healthpeak Properties, Inc.
DOCN DigitalOcean Holdings, Inc.
DOCU DocuSign, Inc.
DOV Dover Corporation
DOW Dow Inc.
DPZ Domino's Pizza, Inc.
DRI Darden Restaurants, Inc.
DT Dynatrace, Inc.
DTE DTE Energy Company
DUK Duke Energy Corporation
DUOL Duolingo, Inc.
DVA DaVita Inc.
DVN Devon Energy Corporation
DVY iShares Select Dividend ETF
DXCM DexCom, Inc.
E Eni S.p.A.
EBAY eBay Inc.
ECL Ecolab Inc.
ED Consolidated Edison, Inc.
EEM iShares MSCI Emerging Markets ETF
EFA iShares MSCI EAFE ETF
EFX Equifax Inc.
EG Everest Group, Ltd.
EIX Edison International
EL The Estée Lauder Companies Inc.
ELAN Elanco Animal Health Incorporated
ELF e.l.f. Beauty, Inc.
ELV Elevance Health, Inc.
EMB iShares J.P. Morgan USD Emerging Markets Bond ETF
EME EMCOR Group, Inc.
EMN Eastman Chemical Company
EMR Emerson Electric Co.
ENB Enbridge Inc.
ENPH Enphase Energy, Inc.
ENTG Entegris, Inc.
EOG EOG Resources, Inc.
EPAM EPAM Systems, Inc.
EPD Enterprise Products Partners L.P.
EQIX Equinix, Inc.
EQNR Equinor ASA
EQR Equity Residential
EQT EQT Corporation
ERIC Telefonaktiebolaget LM Ericsson
ERIE Erie Indemnity Company
ES Eversource Energy
ESS Essex Property Trust, Inc.
ESTC Elastic N.V.
ET Energy Transfer LP
ETHA iShares Ethereum Trust ETF
ETN Eaton Corporation plc
ETR Entergy Corporation
ETSY Etsy, Inc.
EVRG Evergy, Inc.
EW Edwards Lifesciences Corporation
EWBC East West Bancorp, Inc.
EWJ iShares MSCI Japan ETF
EWT iShares MSCI Taiwan ETF
EWY iShares MSCI South Korea ETF
EWZ iShares MSCI Brazil ETF
EXC Exelon Corporation
EXE Expand Energy Corporation
EXPD Expeditors International of Washington, Inc.
EXPE Expedia Group, Inc.
EXR Extra Space Storage Inc.
F Ford Motor Company
FANG Diamondback Energy, Inc.
FAST Fastenal Company
FBTC Fidelity Wise Origin Bitcoin Fund
FCX Freeport-McMoRan Inc.
FDS FactSet Research Systems Inc.
FDX FedEx Corporation
FE FirstEnergy Corp.
FER Ferrovial SE
FERG Ferguson Enterprises Inc.
FFIV F5, Inc.
FICO Fair Isaac Corporation
FIG Figma, Inc.
FIS Fidelity National Information Services, Inc.
FISV Fiserv, Inc.
FITB Fifth Third Bancorp
FIVE Five Below, Inc.
FIX Comfort Systems USA, Inc.
FLEX Flex Ltd.
FLUT Flutter Entertainment plc
FNV Franco-Nevada Corporation
FOX Fox Corporation Class B
FOXA Fox Corporation Class A
FRT Federal Realty Investment Trust
FSLR First Solar, Inc.
FTNT Fortinet, Inc.
FTV Fortive Corporation
FUN Six Flags Entertainment Corporation
FXI iShares China Large-Cap ETF
GAP The Gap, Inc.
GBTC Grayscale Bitcoin Trust ETF
GD General Dynamics Corporation
GDDY GoDaddy Inc.
GDX VanEck Gold Miners ETF
GDXJ VanEck Junior Gold Miners ETF
GE GE Aerospace
GEHC GE HealthCare Technologies Inc.
GEN Gen Digital Inc.
GEV GE Vernova Inc.
GFS GlobalFoundries Inc.
GILD Gilead Sciences, Inc.
GIS General Mills, Inc.
GL Globe Life Inc.
GLD SPDR Gold Shares
GLDM SPDR Gold MiniShares Trust
GLW Corning Incorporated
GM General Motors Company
GME GameStop Corp.
GNRC Generac Holdings Inc.
GOOG Alphabet Inc. Class C
GOOGL Alphabet Inc. Class A
GPC Genuine Parts Company
GPN Global Payments Inc.
GRAB Grab Holdings Limited
GRMN Garmin Ltd.
GS The Goldman Sachs Group, Inc.
GSK GSK plc
GTLB GitLab Inc.
GWW W.W. Grainger, Inc.
H Hyatt Hotels Corporation
HAL Halliburton Company
HAS Hasbro, Inc.
HBAN Huntington Bancshares Incorporated
HCA HCA Healthcare, Inc.
HD The Home Depot, Inc.
HDB HDFC Bank Limited
HDV iShares Core High Dividend ETF
HIG The Hartford Insurance Group, Inc.
HII Huntington Ingalls Industries, Inc.
HIMS Hims & Hers Health, Inc.
HL Hecla Mining Company
HLN Haleon plc
HLT Hilton Worldwide Holdings Inc.
HMC Honda Motor Co., Ltd.
HON Honeywell International Inc.
HOOD Robinhood Markets, Inc.
HPE Hewlett Packard Enterprise Company
HPQ HP Inc.
HRL Hormel Foods Corporation
HSBC HSBC Holdings plc
HSIC Henry Schein, Inc.
HST Host Hotels & Resorts, Inc.
HSY The Hershey Company
HUBB Hubbell Incorporated
HUBS HubSpot, Inc.
HUM Humana Inc.
HUT Hut 8 Corp.
HWM Howmet Aerospace Inc.
HYG iShares iBoxx $ High Yield Corporate Bond ETF
IAU iShares Gold Trust
IBB iShares Biotechnology ETF
IBIT iShares Bitcoin Trust ETF
IBKR Interactive Brokers Group, Inc.
IBM International Business Machines Corporation
IBN ICICI Bank Limited
ICE Intercontinental Exchange, Inc.
ICLN iShares Global Clean Energy ETF
IDXX IDEXX Laboratories, Inc.
IEF iShares 7-10 Year Treasury Bond ETF
IEFA iShares Core MSCI EAFE ETF
IEMG iShares Core MSCI Emerging Markets ETF
IEX IDEX Corporation
IFF International Flavors & Fragrances Inc.
IGV iShares Expanded Tech-Software Sector ETF
IJH iShares Core S&P Mid-Cap ETF
IJR iShares Core S&P Small-Cap ETF
ILMN Illumina, Inc.
IMO Imperial Oil Limited
INCY Incyte Corporation
INDA iShares MSCI India ETF
INFY Infosys Limited
ING ING Groep N.V.
INSM Insmed Incorporated
INTC Intel Corporation
INTU Intuit Inc.
INVH Invitation Homes Inc.
IONQ IonQ, Inc.
IP International Paper Company
IQV IQVIA Holdings Inc.
IR Ingersoll Rand Inc.
IREN IREN Limited
IRM Iron Mountain Incorporated
ISRG Intuitive Surgical, Inc.
IT Gartner, Inc.
ITA iShares U.S. Aerospace & Defense ETF
ITOT iShares Core S&P Total U.S. Stock Market ETF
ITUB Itaú Unibanco Holding S.A.
ITW Illinois Tool Works Inc.
IVV iShares Core S&P 500 ETF
IVZ Invesco Ltd.
IWD iShares Russell 1000 Value ETF
IWF iShares Russell 1000 Growth ETF
IWM iShares Russell 2000 ETF
IXUS iShares Core MSCI Total International Stock ETF
IYR iShares U.S. Real Estate ETF
J Jacobs Solutions Inc.
JAZZ Jazz Pharmaceuticals plc
JBHT J.B. Hunt Transport Services, Inc.
JBL Jabil Inc.
JBLU JetBlue Airways Corporation
JCI Johnson Controls International plc
JD JD.com, Inc.
JEPI JPMorgan Equity Premium Income ETF
JEPQ JPMorgan Nasdaq Equity Premium Income ETF
JETS U.S. Global Jets ETF
JKHY Jack Henry & Associates, Inc.
JNJ Johnson & Johnson
JNK State Street SPDR Bloomberg High Yield Bond ETF
JOBY Joby Aviation, Inc.
JPM JPMorgan Chase & Co.
JPST JPMorgan Ultra-Short Income ETF
KB KB Financial Group Inc.
KDP Keurig Dr Pepper Inc.
KEY KeyCorp
KEYS Keysight Technologies, Inc.
KGC Kinross Gold Corporation
KHC The Kraft Heinz Company
KIM Kimco Realty Corporation
KKR KKR & Co. Inc.
KLAC KLA Corporation
KLAR Klarna Group plc
KMB Kimberly-Clark Corporation
KMI Kinder Morgan, Inc.
KMX CarMax, Inc.
KO The Coca-Cola Company
KR The Kroger Co.
KRE State Street SPDR S&P Regional Banking ETF
KSS Kohl's Corporation
KTOS Kratos Defense & Security Solutions, Inc.
KWEB KraneShares CSI China Internet ETF
L Loews Corporation
LCID Lucid Group, Inc.
LDOS Leidos Holdings, Inc.
LEN Lennar Corporation Class A
LEVI Levi Strauss & Co.
LH Labcorp Holdings Inc.
LHX L3Harris Technologies, Inc.
LI Li Auto Inc.
LII Lennox International Inc.
LIN Linde plc
LIT Global X Lithium & Battery Tech ETF
LITE Lumentum Holdings Inc.
LLY Eli Lilly and Company
LMND Lemonade, Inc.
LMT Lockheed Martin Corporation
LNG Cheniere Energy, Inc.
LNT Alliant Energy Corporation
LOGI Logitech International S.A.
LOW Lowe's Companies, Inc.
LPLA LPL Financial Holdings Inc.
LQD iShares iBoxx $ Investment Grade Corporate Bond ETF
LRCX Lam Research Corporation
LSCC Lattice Semiconductor Corporation
LULU lululemon athletica inc.
LUMN Lumen Technologies, Inc.
LUNR Intuitive Machines, Inc.
LUV Southwest Airlines Co.
LVS Las Vegas Sands Corp.
LW Lamb Weston Holdings, Inc.
LYB LyondellBasell Industries N.V.
LYFT Lyft, Inc.
LYG Lloyds Banking Group plc
LYV Live Nation Entertainment, Inc.
M Macy's, Inc.
MA Mastercard Incorporated
MAA Mid-America Apartment Communities, Inc.
MAGS Roundhill Magnificent Seven ETF
MANU Manchester United plc
MAR Marriott International, Inc.
MARA MARA Holdings, Inc.
MAS Masco Corporation
MAT Mattel, Inc.
MBLY Mobileye Global Inc.
MCD McDonald's Corporation
MCHI iShares MSCI China ETF
MCHP Microchip Technology Incorporated
MCK McKesson Corporation
MCO Moody's Corporation
MDB MongoDB, Inc.
MDLZ Mondelez International, Inc.
MDT Medtronic plc
MDY State Street SPDR S&P MIDCAP 400 ETF Trust
MELI MercadoLibre, Inc.
MET MetLife, Inc.
META Meta Platforms, Inc.
MFC Manulife Financial Corporation
MGK Vanguard Mega Cap Growth ETF
MGM MGM Resorts International
MKC McCormick & Company, Incorporated
MKTX MarketAxess Holdings Inc.
MLM Martin Marietta Materials, Inc.
MMM 3M Company
MNDY monday.com Ltd.
MNST Monster Beverage Corporation
MO Altria Group, Inc.
MOAT VanEck Morningstar Wide Moat ETF
MOH Molina Healthcare, Inc.
MOS The Mosaic Company
MP MP Materials Corp.
MPC Marathon Petroleum Corporation
MPLX MPLX LP
MPWR Monolithic Power Systems, Inc.
MRK Merck & Co., Inc.
MRNA Moderna, Inc.
MRSH Marsh & McLennan Companies, Inc.
MRVL Marvell Technology, Inc.
MS Morgan Stanley
MSCI MSCI Inc.
MSFT Microsoft Corporation
MSI Motorola Solutions, Inc.
MSTR Strategy Inc
MTB M&T Bank Corporation
MTCH Match Group, Inc.
MTD Mettler-Toledo International Inc.
MTUM iShares MSCI USA Momentum Factor ETF
MU Micron Technology, Inc.
MUB iShares National Muni Bond ETF
MUFG Mitsubishi UFJ Financial Group, Inc.
NBIS Nebius Group N.V.
NBIX Neurocrine Biosciences, Inc.
NCLH Norwegian Cruise Line Holdings Ltd.
NDAQ Nasdaq, Inc.
NDSN Nordson Corporation
NEE NextEra Energy, Inc.
NEM Newmont Corporation
NET Cloudflare, Inc.
NFLX Netflix, Inc.
NGG National Grid plc
NI NiSource Inc.
NICE NICE Ltd.
NIO NIO Inc.
NKE NIKE, Inc.
NLY Annaly Capital Management, Inc.
NMR Nomura Holdings, Inc.
NNN NNN REIT, Inc.
NOBL ProShares S&P 500 Dividend Aristocrats ETF
NOC Northrop Grumman Corporation
NOK Nokia Oyj
NOW ServiceNow, Inc.
NRG NRG Energy, Inc.
NSC Norfolk Southern Corporation
NTAP NetApp, Inc.
NTES NetEase, Inc.
NTNX Nutanix, Inc.
NTRA Natera, Inc.
NTRS Northern Trust Corporation
NU Nu Holdings Ltd.
NUE Nucor Corporation
NVDA NVIDIA Corporation
NVO Novo Nordisk A/S
NVR NVR, Inc.
NVS Novartis AG
NWSA News Corporation Class A
NXPI NXP Semiconductors N.V.
NYT The New York Times Company
O Realty Income Corporation
ODFL Old Dominion Freight Line, Inc.
OKE ONEOK, Inc.
OKLO Oklo Inc.
OKTA Okta, Inc.
OMC Omnicom Group Inc.
ON ON Semiconductor Corporation
ONON On Holding AG
OPEN Opendoor Technologies Inc.
ORCL Oracle Corporation
ORLY O'Reilly Automotive, Inc.
OSCR Oscar Health, Inc.
OTIS Otis Worldwide Corporation
OXY Occidental Petroleum Corporation
PAAS Pan American Silver Corp.
PANW Palo Alto Networks, Inc.
PATH UiPath Inc.
PAVE Global X U.S. Infrastructure Development ETF
PAYC Paycom Software, Inc.
PAYX Paychex, Inc.
PBR Petróleo Brasileiro S.A. - Petrobras
PCAR PACCAR Inc
PCG PG&E Corporation
PDD PDD Holdings Inc.
PEG Public Service Enterprise Group Incorporated
PEP PepsiCo, Inc.
PFE Pfizer Inc.
PFF iShares Preferred and Income Securities ETF
PFG Principal Financial Group, Inc.
PFGC Performance Food Group Company
PG The Procter & Gamble Company
PGR The Progressive Corporation
PH Parker-Hannifin Corporation
PHG Koninklijke Philips N.V.
PHM PulteGroup, Inc.
PHYS Sprott Physical Gold Trust
PINS Pinterest, Inc.
PKG Packaging Corporation of America
PL Planet Labs PBC
PLD Prologis, Inc.
PLTR Palantir Technologies Inc.
PLUG Plug Power Inc.
PM Philip Morris International Inc.
PNC The PNC Financial Services Group, Inc.
PNR Pentair plc
PNW Pinnacle West Capital Corporation
PODD Insulet Corporation
POOL Pool Corporation
PPG PPG Industries, Inc.
PPL PPL Corporation
PRU Prudential Financial, Inc.
PSA Public Storage
PSKY Paramount Skydance Corporation
PSX Phillips 66
PTC PTC Inc.
PTON Peloton Interactive, Inc.
PWR Quanta Services, Inc.
PYPL PayPal Holdings, Inc.
Q Qnity Electronics, Inc.
QBTS D-Wave Quantum Inc.
QCOM QUALCOMM Incorporated
QLD ProShares Ultra QQQ
QQQ Invesco QQQ Trust
QQQM Invesco NASDAQ 100 ETF
QS QuantumScape Corporation
QSR Restaurant Brands International Inc.
QUAL iShares MSCI USA Quality Factor ETF
QUBT Quantum Computing Inc.
QYLD Global X NASDAQ 100 Covered Call ETF
RACE Ferrari N.V.
RBLX Roblox Corporation
RCL Royal Caribbean Cruises Ltd.
RDDT Reddit, Inc.
REG Regency Centers Corporation
REGN Regeneron Pharmaceuticals, Inc.
RELX RELX PLC
RF Regions Financial Corporation
RGTI Rigetti Computing, Inc.
RH RH
RIO Rio Tinto plc
RIOT Riot Platforms, Inc.
RIVN Rivian Automotive, Inc.
RJF Raymond James Financial, Inc.
RKLB Rocket Lab Corporation
RKT Rocket Companies, Inc.
RL Ralph Lauren Corporation
RMD ResMed Inc.
ROK Rockwell Automation, Inc.
ROKU Roku, Inc.
ROL Rollins, Inc.
ROP Roper Technologies, Inc.
ROST Ross Stores, Inc.
RPRX Royalty Pharma plc
RSG Republic Services, Inc.
RSP Invesco S&P 500 Equal Weight ETF
RTX RTX Corporation
RUN Sunrun Inc.
RVTY Revvity, Inc.
RXRX Recursion Pharmaceuticals, Inc.
RY Royal Bank of Canada
RYAAY Ryanair Holdings plc
S SentinelOne, Inc.
SAN Banco Santander, S.A.
SAP SAP SE
SBAC SBA Communications Corporation
SBUX Starbucks Corporation
SCCO Southern Copper Corporation
SCHB Schwab U.S. Broad Market ETF
SCHD Schwab U.S. Dividend Equity ETF
SCHF Schwab International Equity ETF
SCHG Schwab U.S. Large-Cap Growth ETF
SCHW The Charles Schwab Corporation
SCHX Schwab U.S. Large-Cap ETF
SE Sea Limited
SFM Sprouts Farmers Market, Inc.
SGOV iShares 0-3 Month Treasury Bond ETF
SHEL Shell plc
SHOP Shopify Inc.
SHW The Sherwin-Williams Company
SHY iShares 1-3 Year Treasury Bond ETF
SIRI Sirius XM Holdings Inc.
SJM The J. M. Smucker Company
SLB SLB Limited
SLV iShares Silver Trust
SMCI Super Micro Computer, Inc.
SMH VanEck Semiconductor ETF
SMR NuScale Power Corporation
SNA Snap-on Incorporated
SNAP Snap Inc.
SNDK Sandisk Corporation
SNOW Snowflake Inc.
SNPS Synopsys, Inc.
SNY Sanofi
SO The Southern Company
SOFI SoFi Technologies, Inc.
SOLV Solventum Corporation
SONO Sonos, Inc.
SONY Sony Group Corporation
SOUN SoundHound AI, Inc.
SOXL Direxion Daily Semiconductor Bull 3X ETF
SOXX iShares Semiconductor ETF
SPG Simon Property Group, Inc.
SPGI S&P Global Inc.
SPLV Invesco S&P 500 Low Volatility ETF
SPOT Spotify Technology S.A.
SPXL Direxion Daily S&P 500 Bull 3X ETF
SPY State Street SPDR S&P 500 ETF Trust
SPYM State Street SPDR Portfolio S&P 500 ETF
SQQQ ProShares UltraPro Short QQQ
SRE Sempra
STE STERIS plc
STLA Stellantis N.V.
STLD Steel Dynamics, Inc.
STM STMicroelectronics N.V.
STT State Street Corporation
STX Seagate Technology Holdings plc
STZ Constellation Brands, Inc.
SU Suncor Energy Inc.
SW Smurfit Westrock Plc
SWK Stanley Black & Decker, Inc.
SWKS Skyworks Solutions, Inc.
SYF Synchrony Financial
SYK Stryker Corporation
SYY Sysco Corporation
T AT&T Inc.
TAK Takeda Pharmaceutical Company Limited
TAN Invesco Solar ETF
TAP Molson Coors Beverage Company
TCOM Trip.com Group Limited
TD The Toronto-Dominion Bank
TDG TransDigm Group Incorporated
TDOC Teladoc Health, Inc.
TDY Teledyne Technologies Incorporated
TEAM Atlassian Corporation
TECH Bio-Techne Corporation
TEL TE Connectivity plc
TEM Tempus AI, Inc.
TER Teradyne, Inc.
TEVA Teva Pharmaceutical Industries Limited
TFC Truist Financial Corporation
TGT Target Corporation
TIP iShares TIPS Bond ETF
TJX The TJX Companies, Inc.
TKO TKO Group Holdings, Inc.
TLRY Tilray Brands, Inc.
TLT iShares 20+ Year Treasury Bond ETF
TM Toyota Motor Corporation
TME Tencent Music Entertainment Group
TMO Thermo Fisher Scientific Inc.
TMUS T-Mobile US, Inc.
TOL Toll Brothers, Inc.
TOST Toast, Inc.
TPL Texas Pacific Land Corporation
TPR Tapestry, Inc.
TQQQ ProShares UltraPro QQQ
TRGP Targa Resources Corp.
TRI Thomson Reuters Corporation
TRMB Trimble Inc.
TROW T. Rowe Price Group, Inc.
TRP TC Energy Corporation
TRV The Travelers Companies, Inc.
TSCO Tractor Supply Company
TSLA Tesla, Inc.
TSM Taiwan Semiconductor Manufacturing Company Limited
TSN Tyson Foods, Inc.
TT Trane Technologies plc
TTD The Trade Desk, Inc.
TTE TotalEnergies SE
TTWO Take-Two Interactive Software, Inc.
TW Tradeweb Markets Inc.
TWLO Twilio Inc.
TXN Texas Instruments Incorporated
TXRH Texas Roadhouse, Inc.
TXT Textron Inc.
TYL Tyler Technologies, Inc.
U Unity Software Inc.
UAA Under Armour, Inc. Class A
UAL United Airlines Holdings, Inc.
UBER Uber Technologies, Inc.
UBS UBS Group AG
UDR UDR, Inc.
UHS Universal Health Services, Inc.
UL Unilever PLC
ULTA Ulta Beauty, Inc.
UMC United Microelectronics Corporation
UNG United States Natural Gas Fund, LP
UNH UnitedHealth Group Incorporated
UNP Union Pacific Corporation
UPRO ProShares UltraPro S&P500
UPS United Parcel Service, Inc.
UPST Upstart Holdings, Inc.
URA Global X Uranium ETF
URI United Rentals, Inc.
USB U.S. Bancorp
USFD US Foods Holding Corp.
USMV iShares MSCI USA Min Vol Factor ETF
USO United States Oil Fund, LP
UTHR United Therapeutics Corporation
V Visa Inc.
VALE Vale S.A.
VB Vanguard Small-Cap ETF
VCIT Vanguard Intermediate-Term Corporate Bond ETF
VEA Vanguard FTSE Developed Markets ETF
VEEV Veeva Systems Inc.
VFC V.F. Corporation
VGT Vanguard Information Technology ETF
VHT Vanguard Health Care ETF
VICI VICI Properties Inc.
VIG Vanguard Dividend Appreciation ETF
VLO Valero Energy Corporation
VLTO Veralto Corporation
VMC Vulcan Materials Company
VNQ Vanguard Real Estate ETF
VO Vanguard Mid-Cap ETF
VOD Vodafone Group Public Limited Company
VOO Vanguard S&P 500 ETF
VRSK Verisk Analytics, Inc.
VRSN VeriSign, Inc.
VRT Vertiv Holdings Co
VRTX Vertex Pharmaceuticals Incorporated
VST Vistra Corp.
VT Vanguard Total World Stock ETF
VTEB Vanguard Tax-Exempt Bond ETF
VTI Vanguard Total Stock Market ETF
VTR Ventas, Inc.
VTRS Viatris Inc.
VTV Vanguard Value ETF
VUG Vanguard Growth ETF
VWO Vanguard FTSE Emerging Markets ETF
VXUS Vanguard Total International Stock ETF
VYM Vanguard High Dividend Yield ETF
VZ Verizon Communications Inc.
W Wayfair Inc.
WAB Westinghouse Air Brake Technologies Corporation
WAT Waters Corporation
WDAY Workday, Inc.
WDC Western Digital Corporation
WEC WEC Energy Group, Inc.
WELL Welltower Inc.
WEN The Wendy's Company
WFC Wells Fargo & Company
WHR Whirlpool Corporation
WING Wingstop Inc.
WIT Wipro Limited
WM Waste Management, Inc.
WMB The Williams Companies, Inc.
WMG Warner Music Group Corp.
WMT Walmart Inc.
WPC W. P. Carey Inc.
WPM Wheaton Precious Metals Corp.
WRB W. R. Berkley Corporation
WSM Williams-Sonoma, Inc.
WST West Pharmaceutical Services, Inc.
WTW Willis Towers Watson Public Limited Company
WY Weyerhaeuser Company
WYNN Wynn Resorts, Limited
XBI State Street SPDR S&P Biotech ETF
XEL Xcel Energy Inc.
XLB State Street Materials Select Sector SPDR ETF
XLC State Street Communication Services Select Sector SPDR ETF
XLE State Street Energy Select Sector SPDR ETF
XLF State Street Financial Select Sector SPDR ETF
XLI State Street Industrial Select Sector SPDR ETF
XLK State Street Technology Select Sector SPDR ETF
XLP State Street Consumer Staples Select Sector SPDR ETF
XLRE State Street Real Estate Select Sector SPDR ETF
XLU State Street Utilities Select Sector SPDR ETF
XLV State Street Health Care Select Sector SPDR ETF
XLY State Street Consumer Discretionary Select Sector SPDR ETF
XOM Exxon Mobil Corporation
XPEV XPeng Inc.
XYL Xylem Inc.
XYZ Block, Inc.
YUM Yum! Brands, Inc.
YUMC Yum China Holdings, Inc.
Z Zillow Group, Inc. Class C
ZBH Zimmer Biomet Holdings, Inc.
ZBRA Zebra Technologies Corporation
ZG Zillow Group, Inc. Class A
ZION Zions Bancorporation, National Association
ZM Zoom Communications, Inc.
ZS Zscaler, Inc.
ZTS Zoetis Inc.
`)

function readRows(rows: string): ListedCompany[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const space = row.indexOf(' ')
      return { ticker: row.slice(0, space), companyName: row.slice(space + 1) }
    })
}
