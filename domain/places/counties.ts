import { normalForm } from '#domain/text/normal-form.ts';

/**
 * Counties of the British Isles, which stand behind towns in addresses, by the code of the region they lie in. Old ones
 * are still written.
 */
const COUNTIES: Readonly<Record<string, string>> = {
  'GB.ENG': `Avon, Bedfordshire, Beds, Berkshire, Berks, Buckinghamshire, Bucks, Cambridgeshire, Cambs, Cheshire,
    Cleveland, Cornwall, County Durham, Co Durham, Cumberland, Cumbria, Derbyshire, Devon, Dorset, East Riding of Yorkshire,
    East Sussex, East Yorkshire, Essex, Gloucestershire, Glos, Greater London, Greater Manchester, Hampshire, Hants,
    Herefordshire, Hertfordshire, Herts, Huntingdonshire, Isle of Wight, Kent, Lancashire, Lancs, Leicestershire, Leics,
    Lincolnshire, Lincs, Merseyside, Middlesex, Norfolk, North Yorkshire, Northamptonshire, Northants, Northumberland,
    Nottinghamshire, Notts, Oxfordshire, Oxon, Rutland, Shropshire, Somerset, South Yorkshire, Staffordshire, Staffs,
    Suffolk, Surrey, Sussex, Tyne and Wear, Tyne & Wear, Warwickshire, West Midlands, West Sussex, West Yorkshire,
    Wiltshire, Wilts, Worcestershire, Worcs, Yorkshire`,
  'GB.SCT': `Aberdeenshire, Angus, Argyll, Argyll and Bute, Ayrshire, East Ayrshire, North Ayrshire, South Ayrshire,
    Banffshire, Berwickshire, Caithness, Clackmannanshire, Dumfries and Galloway, Dumfriesshire, Dunbartonshire,
    East Lothian, Fife, Highland, Highlands, Inverness-shire, Kincardineshire, Lanarkshire, North Lanarkshire,
    South Lanarkshire, Midlothian, Moray, Orkney, Peeblesshire, Perthshire, Perth and Kinross, Renfrewshire, Ross-shire,
    Roxburghshire, Scottish Borders, Selkirkshire, Shetland, Stirlingshire, Sutherland, West Lothian, Wigtownshire`,
  'GB.WLS': `Anglesey, Carmarthenshire, Ceredigion, Clwyd, Denbighshire, Dyfed, Flintshire, Glamorgan, Gwent, Gwynedd,
    Mid Glamorgan, Monmouthshire, Pembrokeshire, Powys, South Glamorgan, Vale of Glamorgan, West Glamorgan`,
  'GB.NIR': `Antrim, County Antrim, Co Antrim, Armagh, County Armagh, Co Armagh, Down, County Down, Co Down, Fermanagh,
    County Fermanagh, County Londonderry, County Tyrone, Co Tyrone, Tyrone`,
  'IE.C': 'Co Galway, Co Leitrim, Co Mayo, Co Roscommon, Co Sligo',
  'IE.L': `Co Carlow, Co Dublin, Co Kildare, Co Kilkenny, Co Laois, Co Longford, Co Louth, Co Meath, Co Offaly,
    Co Westmeath, Co Wexford, Co Wicklow`,
  'IE.M': 'Co Clare, Co Cork, Co Kerry, Co Limerick, Co Tipperary, Co Waterford',
  'IE.U': 'Co Cavan, Co Donegal, Co Monaghan',
};

const REGION_BY_FORM: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTIES).flatMap(([region, counties]) =>
    counties.split(',').map((county) => [normalForm(county), region] as const),
  ),
);

/** The code of the region in which a county of this normal form lies: "GB.ENG" for "surrey". */
export function regionOfCounty(form: string): string | undefined {
  return REGION_BY_FORM.get(form) ?? REGION_BY_FORM.get(form.replace(/^county /, 'co '));
}
