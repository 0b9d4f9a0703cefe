import { calls } from '../../runtime/operator/contract/table.ts'
import { success } from '../answer.ts'
import { forAnyone } from '../route.ts'

const channelSettings = {
  mobile_channels: ['mobile_web', 'beta_app', 'whatsapp_web', 'sms_fallback', 'partner_app'],
  desktop_channels: ['web', 'captive_portal', 'migration', 'loyalty', 'loyalty_plus', 'api'],
  recharge_page_channels: ['web', 'mobile_web', 'beta_app', 'captive_portal', 'sms_fallback', 'migration'],
  eligible_scheduled_channels: ['web', 'mobile_web', 'beta_app', 'captive_portal', 'sms_fallback', 'migration', 'ura'],
  pix_channels: ['whatsapp_web'],
}

export const channelRoutes = {
  getChannelSettings: forAnyone(calls.getChannelSettings, () => success({ channelSettingsList: channelSettings })),
  /** An address that is reserved for documentation. */
  getGeolocation: forAnyone(calls.getGeolocation, () => success({ country_code: 'BR', IPv4: '203.0.113.7' })),
}
