/** What each card of It's a Wonderful Kingdom shows: one line per card. A card without one shows what its kind shows. */
import anvil from '~icons/game-icons/anvil-impact'
import amphora from '~icons/game-icons/amphora'
import bag from '~icons/game-icons/swap-bag'
import bookshelf from '~icons/game-icons/bookshelf'
import boots from '~icons/game-icons/boots'
import bust from '~icons/game-icons/philosopher-bust'
import broadsword from '~icons/game-icons/broadsword'
import camel from '~icons/game-icons/camel'
import cash from '~icons/game-icons/cash'
import castle from '~icons/game-icons/castle'
import cauldron from '~icons/game-icons/cauldron'
import chest from '~icons/game-icons/open-treasure-chest'
import church from '~icons/game-icons/church'
import cloak from '~icons/game-icons/cloak-dagger'
import coins from '~icons/game-icons/coins'
import compass from '~icons/game-icons/compass'
import crownCoin from '~icons/game-icons/crown-coin'
import crystal from '~icons/game-icons/crystal-growth'
import crystalBall from '~icons/game-icons/crystal-ball'
import dice from '~icons/game-icons/dice-six-faces-five'
import dragon from '~icons/game-icons/dragon-head'
import egypt from '~icons/game-icons/egyptian-temple'
import evilTower from '~icons/game-icons/evil-tower'
import farmer from '~icons/game-icons/farmer'
import forest from '~icons/game-icons/forest'
import gearHammer from '~icons/game-icons/gear-hammer'
import ghost from '~icons/game-icons/ghost'
import goldBar from '~icons/game-icons/gold-bar'
import griffin from '~icons/game-icons/griffin-symbol'
import guardedTower from '~icons/game-icons/guarded-tower'
import hillFort from '~icons/game-icons/hill-fort'
import hood from '~icons/game-icons/hood'
import key from '~icons/game-icons/key'
import knight from '~icons/game-icons/mounted-knight'
import meat from '~icons/game-icons/meat'
import miner from '~icons/game-icons/miner'
import oak from '~icons/game-icons/oak'
import palace from '~icons/game-icons/indian-palace'
import plants from '~icons/game-icons/plant-roots'
import prayer from '~icons/game-icons/prayer'
import rat from '~icons/game-icons/rat'
import robber from '~icons/game-icons/robber-hand'
import ruins from '~icons/game-icons/ancient-ruins'
import scales from '~icons/game-icons/scales'
import scroll from '~icons/game-icons/scroll-quill'
import shield from '~icons/game-icons/templar-shield'
import ship from '~icons/game-icons/drakkar'
import shop from '~icons/game-icons/shop'
import skull from '~icons/game-icons/crowned-skull'
import snowflake from '~icons/game-icons/snowflake-1'
import spellBook from '~icons/game-icons/spell-book'
import spy from '~icons/game-icons/spy'
import star from '~icons/game-icons/polar-star'
import statue from '~icons/game-icons/stone-bust'
import storm from '~icons/game-icons/lightning-storm'
import sun from '~icons/game-icons/heraldic-sun'
import swords from '~icons/game-icons/crossed-swords'
import temple from '~icons/game-icons/greek-temple'
import tent from '~icons/game-icons/barracks-tent'
import throne from '~icons/game-icons/stone-throne'
import tower from '~icons/game-icons/white-tower'
import towerFlag from '~icons/game-icons/tower-flag'
import trail from '~icons/game-icons/bow-arrow'
import viking from '~icons/game-icons/viking-helmet'
import village from '~icons/game-icons/village'
import wall from '~icons/game-icons/defensive-wall'
import wheel from '~icons/game-icons/ship-wheel'
import windmill from '~icons/game-icons/windmill'
import witch from '~icons/game-icons/witch-face'
import { scene, type Scene } from '../../art/miniature'

export const SCENES: Record<string, Scene> = {
  farm: scene(windmill, 'hills', 'diaper', 1.05, -2),
  quarry: scene(miner, 'hills', 'diaper', 1, -1),
  hamlet: scene(village, 'hills', 'diaper', 1.05, 1),
  barracks: scene(tent, 'hills', 'diaper', 1.05, 1),
  tax_office: scene(cash, 'floor', 'diaper', 0.95, -3),
  guildhall: scene(shop, 'floor', 'diaper', 1, -1),
  watchtower: scene(towerFlag, 'hills', 'diaper', 1.05, -2),
  harbour: scene(ship, 'waves', 'diaper', 1, -4),
  navigators: scene(wheel, 'waves', 'diaper', 0.95, -7),
  rangers: scene(boots, 'hills', 'diaper', 1, -2),
  merchant_caravan: scene(camel, 'hills', 'rays', 1.05, 0),
  expeditionary_force: scene(compass, 'hills', 'rays', 0.95, -4),
  munitions_specialists: scene(anvil, 'floor', 'rays', 1, -2),
  tatis_tribe: scene(trail, 'hills', 'stars', 1, -2),
  royal_cavalry: scene(knight, 'hills', 'rays', 1.08, 0),
  royal_guard: scene(shield, 'drape', 'diaper', 1, -4),
  secret_fellowship: scene(cloak, 'vault', 'diaper', 0.9, 4),
  majestic_statue: scene(bust, 'vault', 'diaper', 0.95, 6),
  grand_library: scene(bookshelf, 'floor', 'diaper', 0.98, -3),
  grand_arena: scene(swords, 'hills', 'rays', 0.95, -4),
  alchemical_forge: scene(cauldron, 'floor', 'stars', 0.98, -1),
  banquet_hall: scene(meat, 'drape', 'diaper', 0.98, -4),
  cathedral: scene(church, 'hills', 'rays', 1.08, -1),
  royal_mint: scene(crownCoin, 'drape', 'rays', 0.95, -5),
  great_market: scene(scales, 'floor', 'diaper', 1, -1),
  mages_tower: scene(evilTower, 'hills', 'stars', 1.05, -1),
  military_academy: scene(hillFort, 'hills', 'diaper', 1.05, 0),
  great_wall: scene(wall, 'hills', 'diaper', 1.05, 0),
  great_lighthouse: scene(guardedTower, 'waves', 'rays', 1.05, -6),
  royal_palace: scene(palace, 'hills', 'rays', 1.08, 0),
  nexus: scene(star, 'none', 'stars', 1),
  lair_of_burning_sand: scene(griffin, 'hills', 'rays', 1, -3),
  dragon_egg: scene(dragon, 'hills', 'stars', 1, -2),
  lost_city: scene(ruins, 'hills', 'diaper', 1.05, -1),
  sunken_temple: scene(egypt, 'waves', 'diaper', 1.05, -6),
  crystal_caves: scene(crystal, 'vault', 'diaper', 0.92, 6),
  giants_graveyard: scene(skull, 'hills', 'stars', 1, -3),
  ancestral_throne: scene(throne, 'floor', 'rays', 1, -1),
  elder_tree: scene(oak, 'hills', 'diaper', 1.08, -3),
  fields_of_gold: scene(sun, 'hills', 'rays', 0.9, -8),
  hall_of_heroes: scene(temple, 'floor', 'rays', 1, -2),
  oracle_spring: scene(amphora, 'waves', 'rays', 0.95, -6),
  astral_gate: scene(crystalBall, 'floor', 'stars', 0.95, -3),
  forgotten_archive: scene(spellBook, 'vault', 'diaper', 0.9, 6),
  calamity: scene(storm, 'hills', 'stars', 1, -3),
  giant_rat: scene(rat, 'waves', 'diaper', 1, -4),
  vermin: scene(rat, 'hills', 'diaper', 0.75, 0),
  frost_giant: scene(snowflake, 'hills', 'stars', 0.98, -5),
  shadow: scene(ghost, 'none', 'stars', 1),
  thief: scene(robber, 'floor', 'stars', 0.98, -2),
  secret_agent: scene(spy, 'hills', 'stars', 1, 0),
  master_cartographer: scene(compass, 'drape', 'diaper', 0.95, -4),
  grey_eminence: scene(hood, 'drape', 'stars', 1, -2),
  mercenary_captain: scene(broadsword, 'hills', 'rays', 1, -3),
  mad_gambler: scene(dice, 'drape', 'diaper', 0.92, -4),
  ruthless_overseer: scene(gearHammer, 'floor', 'diaper', 0.92, -3),
  lady_of_the_forest: scene(forest, 'hills', 'diaper', 1.05, -1),
  nourishing_mother: scene(farmer, 'hills', 'rays', 1.05, 0),
  lady_of_the_lakes: scene(star, 'waves', 'stars', 0.9, -8),
  pirate_of_the_five_seas: scene(viking, 'waves', 'rays', 0.95, -6),
  alchemist_seer: scene(crystalBall, 'drape', 'stars', 0.95, -4),
  inspired_prophet: scene(prayer, 'floor', 'rays', 1, -2),
  master_goldsmith: scene(goldBar, 'drape', 'rays', 0.95, -4),
  master_artisan: scene(statue, 'floor', 'rays', 1, -1),
  treasure_materials_materials: scene(chest, 'floor', 'diaper', 1, -1),
  treasure_gold_gold: scene(coins, 'drape', 'rays', 0.95, -4),
  treasure_population_population: scene(bag, 'floor', 'diaper', 0.95, -2),
  treasure_exploration_exploration: scene(key, 'drape', 'stars', 0.9, -4),
  teressie: scene(castle, 'hills', 'rays', 1.05, -1),
  valados: scene(tower, 'hills', 'stars', 1.08, -2),
  quest_01: scene(witch, 'hills', 'stars', 1, -2),
  quest_02: scene(wall, 'hills', 'rays', 1.05, 0),
}

export const BY_KIND: Record<string, Scene> = {
  structure: scene(village, 'hills'),
  company: scene(knight, 'hills'),
  monument: scene(temple, 'floor'),
  discovery: scene(plants, 'hills', 'stars'),
  treasure: scene(chest, 'floor', 'diaper', 1, -1),
  advisor: scene(scroll, 'drape'),
  calamity: scene(storm, 'hills', 'stars'),
  threat: scene(skull, 'hills', 'stars'),
}
